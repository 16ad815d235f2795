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
