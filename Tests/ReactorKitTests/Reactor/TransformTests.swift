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

    @Test func aTransformMayMergeActions() {
        let reactor = TransformingReactor()
        _ = reactor.state
        reactor.others.onNext(10)
        reactor.action.onNext(1)
        #expect(reactor.currentState == 11)
    }

    @Test func statesMergedByATransformDoNotReachReduce() {
        let reactor = TransformingReactor()
        reactor.action.onNext(1)
        reactor.states.onNext(100)
        #expect(reactor.currentState == 100)
        reactor.action.onNext(1)
        #expect(reactor.currentState == 2)
    }

    @Test func anElementMergedEverywhereReachesTheActionFirst() {
        let names = PublishSubject<String>()
        let reactor = NamingReactor(names: names)
        let (seen, bag) = (Recorder<NamingReactor.State>(), DisposeBag())
        reactor.state.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        names.onNext("a")
        #expect(reactor.currentState == NamingReactor.State(value: 1, name: "a"))
        #expect(seen.elements.map(\.name) == ["", "", "", "a"])
        #expect(seen.elements.map(\.value) == [0, 1, 11, 1])
    }

    @Test func transformsAreMadeFromActionToState() {
        let reactor = OrderedReactor(log: Recorder())
        reactor.action.onNext(1)
        #expect(
            reactor.log.elements == [
                "action made", "mutation made", "state made",
                "state subscribes", "mutation subscribes", "action subscribes",
                "action's other", "mutation's other", "state's other",
            ])
    }

    @Test func elementsEmittedAtSubscriptionPassLaterTransforms() {
        let reactor = EagerReactor()
        let (seen, bag) = (Recorder<Int>(), DisposeBag())
        reactor.state.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        #expect(seen.elements == [111])
        #expect(reactor.shown.elements == [0, 1, 11, 111])
    }

    @Test func anActionSentDuringTheStartIsNotLost() {
        let reactor = ImpatientReactor()
        _ = reactor.state
        #expect(reactor.currentState == 10)
    }

    @Test func aTransformMayOnlySubscribeToItsInput() {
        let reactor = ListeningReactor()
        reactor.action.onNext(1)
        reactor.action.onNext(2)
        #expect(reactor.currentState == 3)
        #expect(reactor.heard.elements == ["action 1", "mutation 1", "state 1", "action 2", "mutation 2", "state 3"])
    }

    @Test func aTransformMayKeepItsInputForLater() {
        let reactor = KeepingReactor()
        let (seen, bag) = (Recorder<Int>(), DisposeBag())
        reactor.action.onNext(1)
        reactor.kept.elements[0].subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        reactor.action.onNext(2)
        #expect(seen.elements == [2])
        #expect(reactor.currentState == 3)
    }
}

/// Subscribes to the input of each transform, and returns it.
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

/// Retains the input of its action transform, and returns it.
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

/// Receives a name from an event that all its transforms merge.
private final class NamingReactor: Reactor {
    enum Action { case increase }
    enum Mutation { case add(Int) }
    struct State: Equatable {
        var value = 0
        var name = ""
    }

    let initialState = State()
    private let names: PublishSubject<String>

    init(names: PublishSubject<String>) { self.names = names }

    func transform(action: Observable<Action>) -> Observable<Action> {
        .merge(action, names.map { _ in .increase })
    }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        .merge(mutation, names.map { _ in .add(10) })
    }

    func transform(state: Observable<State>) -> Observable<State> {
        .merge(state, names.map { State(value: 1, name: $0) })
    }

    func mutate(action: Action) -> Observable<Mutation> { .just(.add(1)) }

    func reduce(state: State, mutation: Mutation) -> State {
        guard case .add(let number) = mutation else { return state }
        return State(value: state.value + number, name: state.name)
    }
}

/// Logs when each of its transforms is made and subscribed to.
private final class OrderedReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let log: Recorder<String>

    init(log: Recorder<String>) { self.log = log }

    func transform(action: Observable<Int>) -> Observable<Int> { note(action, as: "action") }

    func transform(mutation: Observable<Int>) -> Observable<Int> { note(mutation, as: "mutation") }

    func transform(state: Observable<Int>) -> Observable<Int> { note(state, as: "state") }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }

    private func note(_ numbers: Observable<Int>, as name: String) -> Observable<Int> {
        log.append("\(name) made")
        let other = Observable<Int>.never().do(onSubscribe: { [log] in log.append("\(name)'s other") })
        return .merge(numbers.do(onSubscribe: { [log] in log.append("\(name) subscribes") }), other)
    }
}

/// Each of its transforms emits at once.
private final class EagerReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let shown = Recorder<Int>()

    func transform(action: Observable<Int>) -> Observable<Int> { .merge(action, .just(1)) }

    func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, .just(10)) }

    func transform(state: Observable<Int>) -> Observable<Int> {
        Observable.merge(state, .just(111)).do(onNext: { [shown] in shown.append($0) })
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// Sends itself an action while it starts.
private final class ImpatientReactor: Reactor {
    typealias Action = Int

    let initialState = 0

    func transform(mutation: Observable<Int>) -> Observable<Int> { mutation.map { $0 * 10 } }

    func transform(state: Observable<Int>) -> Observable<Int> {
        state.do(onSubscribe: { [unowned self] in action.onNext(1) })
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
