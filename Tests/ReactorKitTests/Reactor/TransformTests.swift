import ReactorKit
import Rx
import Testing

@Suite struct TransformTests {
    @Test func globalStateEntersAsAMutation() {
        let user = BehaviorSubject(value: "a")
        let reactor = GreetingReactor(user: user)
        let seen = Recorder<String>()
        let bag = DisposeBag()
        reactor.state.subscribe(onNext: { seen.append($0.text) }).disposed(by: bag)
        user.onNext("b")
        reactor.action.onNext("!")
        #expect(seen.elements == ["a", "b", "b!"])
    }

    @Test func actionsCanBeJoinedByOthers() {
        let reactor = TransformingReactor()
        _ = reactor.state
        reactor.others.onNext(10)
        reactor.action.onNext(1)
        #expect(reactor.currentState == 11)
    }

    @Test func statesCanBeJoinedByOthersWithoutTouchingReduce() {
        let reactor = TransformingReactor()
        reactor.action.onNext(1)
        reactor.states.onNext(100)
        #expect(reactor.currentState == 100)
        reactor.action.onNext(1)
        #expect(reactor.currentState == 2)
    }

    @Test func aTransformMayListenAndChangeNothing() {
        let reactor = ListeningReactor()
        reactor.action.onNext(1)
        reactor.action.onNext(2)
        #expect(reactor.currentState == 3)
        #expect(reactor.heard.elements == ["action 1", "mutation 1", "state 1", "action 2", "mutation 2", "state 3"])
    }

    @Test func aTransformMayKeepWhatItWasGivenForLater() {
        let reactor = KeepingReactor()
        let (seen, bag) = (Recorder<Int>(), DisposeBag())
        reactor.action.onNext(1)
        reactor.kept.elements[0].subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        reactor.action.onNext(2)
        #expect(seen.elements == [2])
        #expect(reactor.currentState == 3)
    }
}

/// Listens to what it is given to transform, and gives it back.
private final class ListeningReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let heard = Recorder<String>()
    private let bag = DisposeBag()

    func transform(action: Observable<Int>) -> Observable<Int> { listen(to: action, as: "action") }

    func transform(mutation: Observable<Int>) -> Observable<Int> { listen(to: mutation, as: "mutation") }

    func transform(state: Observable<Int>) -> Observable<Int> {
        _ = listen(to: state.skip(1), as: "state")
        return state
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }

    private func listen(to numbers: Observable<Int>, as name: String) -> Observable<Int> {
        numbers.subscribe(onNext: { [heard] in heard.append("\(name) \($0)") }).disposed(by: bag)
        return numbers
    }
}

/// Keeps the actions it is given to transform, and gives them back.
private final class KeepingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let kept = Recorder<Observable<Int>>()

    func transform(action: Observable<Int>) -> Observable<Int> {
        kept.append(action)
        return action
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

private final class GreetingReactor: Reactor {
    typealias Action = String
    enum Mutation { case append(String), setUser(String) }
    struct State { var text = "" }

    let initialState = State()
    private let user: BehaviorSubject<String>

    init(user: BehaviorSubject<String>) { self.user = user }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        Observable.merge(mutation, user.map(Mutation.setUser))
    }

    func transform(state: Observable<State>) -> Observable<State> { state.skip(1) }

    func mutate(action: String) -> Observable<Mutation> { .just(.append(action)) }

    func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .append(let text): State(text: state.text + text)
        case .setUser(let user): State(text: user)
        }
    }
}

private final class TransformingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let others = PublishSubject<Int>()
    let states = PublishSubject<Int>()

    func transform(action: Observable<Int>) -> Observable<Int> { .merge(action, others) }

    func transform(state: Observable<Int>) -> Observable<Int> { .merge(state, states) }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
