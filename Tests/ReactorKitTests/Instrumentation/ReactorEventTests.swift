import ReactorKit
import Rx
import RxSupport
import Testing

/// The events that an observer receives for a reactor's steps, and their causes.
@Suite struct ReactorEventTests {
    /// Loads with an effect that the test feeds.
    final class Loader: Reactor {
        enum Action { case load, setLocally(Int) }
        enum Mutation: Equatable { case setLoading(Bool), setValue(Int) }
        struct State: Equatable {
            var isLoading = false
            var value = 0
        }

        let initialState = State()
        let answers = PublishSubject<Int>()

        func mutate(action: Action) -> Observable<Mutation> {
            switch action {
            case .load:
                .concat([.just(.setLoading(true)), answers.take(1).map { .setValue($0) }, .just(.setLoading(false))])
            case .setLocally(let value): .just(.setValue(value))
            }
        }

        func reduce(state: State, mutation: Mutation) -> State {
            var state = state
            switch mutation {
            case .setLoading(let isLoading): state.isLoading = isLoading
            case .setValue(let value): state.value = value
            }
            return state
        }
    }

    @Test func everyStepIsReported() {
        let (loader, log) = (Loader(), EventLog())
        let observation = loader.observeEvents(log.handler)
        loader.action.onNext(.setLocally(3))
        #expect(log.texts == ["started 0", "action setLocally(3)", "setValue(3): 0 → 3"])
        observation.dispose()
        loader.action.onNext(.setLocally(4))
        #expect(log.texts.count == 3)
        #expect(loader.currentState.value == 4)
    }

    @Test func laterMutationsHaveTheirActionAsCause() {
        let (loader, log) = (Loader(), EventLog())
        loader.observeEvents(log.handler)
        loader.action.onNext(.load)
        loader.action.onNext(.setLocally(1))
        loader.answers.onNext(9)
        #expect(
            log.texts == [
                "started 0", "action load", "effect", "setLoading(true): 0 → 0", "action setLocally(1)",
                "setValue(1): 0 → 1", "setValue(9): 1 → 9", "setLoading(false): 9 → 9", "effect completed",
            ])
        let load = log.events[1].number
        #expect(
            log.events.filter { $0.cause == load }.map(log.text) == [
                "effect", "setLoading(true): 0 → 0", "setValue(9): 1 → 9", "setLoading(false): 9 → 9",
                "effect completed",
            ])
        #expect(log.events[1].cause == nil)
        #expect(log.events[5].cause == log.events[4].number)
    }

    @Test func eventNumbersIncrease() {
        let (loader, log) = (Loader(), EventLog())
        loader.observeEvents(log.handler)
        for value in 1...5 { loader.action.onNext(.setLocally(value)) }
        #expect(log.events.count == 11)
        #expect(zip(log.events, log.events.dropFirst()).allSatisfy { $0.number < $1.number && $0.time <= $1.time })
    }

    /// If a state triggers a mutation of another reactor, the state's mutation is the cause.
    @Test func aCauseReachesOtherReactors() {
        final class Follower: Reactor {
            typealias Action = NoAction
            let initialState = 0
            let loader: Loader
            init(_ loader: Loader) { self.loader = loader }
            func transform(mutation: Observable<Int>) -> Observable<Int> {
                .merge(mutation, loader.state.map(\.value).distinctUntilChanged())
            }
            func reduce(state: Int, mutation: Int) -> Int { mutation }
        }
        let (loader, log) = (Loader(), EventLog())
        let follower = Follower(loader)
        follower.state.subscribe().dispose()
        loader.observeEvents(log.handler)
        follower.observeEvents(log.handler)
        loader.action.onNext(.setLocally(7))
        #expect(log.texts == ["action setLocally(7)", "setValue(7): 0 → 7", "7: 0 → 7"])
        #expect(log.events[2].cause == log.events[1].number)
        #expect(log.events[1].cause == log.events[0].number)
        #expect(log.events[2].reactor == follower.identity)
        #expect(log.events[2].reactor != loader.identity)
    }

    /// An action sent during a step waits. That step is still its cause.
    @Test func aWaitingActionKeepsItsCause() {
        let (loader, log) = (Loader(), EventLog())
        loader.observeEvents(log.handler)
        let bag = DisposeBag()
        loader.state.filter { $0.value == 1 }.take(1)
            .subscribe(onNext: { [unowned loader] _ in loader.action.onNext(.setLocally(2)) }).disposed(by: bag)
        loader.action.onNext(.setLocally(1))
        #expect(
            log.texts == [
                "started 0", "action setLocally(1)", "setValue(1): 0 → 1", "action setLocally(2)", "setValue(2): 1 → 2",
            ])
        #expect(log.events[3].cause == log.events[2].number)
    }

    @Test func effectWhoseSourceIsLostEnds() {
        final class Waiter: Reactor {
            let initialState = 0
            let source = Guarded<PublishSubject<Int>?>(PublishSubject())
            func mutate(action: Int) -> Observable<Int> { source.withLock { $0 } ?? .empty() }
        }
        let (waiter, log) = (Waiter(), EventLog())
        waiter.observeEvents(log.handler)
        waiter.action.onNext(1)
        waiter.source.replace(by: nil)
        #expect(log.texts == ["started 0", "action 1", "effect", "effect disposed"])
    }

    @Test func failuresAndFailedEffectsAreReported() {
        let (loader, log) = (Loader(), EventLog())
        loader.observeEvents(log.handler)
        loader.action.onNext(.load)
        loader.answers.onError(RxError.timeout)
        #expect(log.texts.suffix(2) == ["failure load", "effect failed"])
        let load = log.events[1].number
        #expect(log.events.suffix(2).allSatisfy { $0.cause == load })
    }

    @Test func theEndOfAReactorDisposesItsEffects() {
        let log = EventLog()
        var loader: Loader? = Loader()
        loader?.observeEvents(log.handler)
        let identity = loader?.identity
        loader?.action.onNext(.load)
        loader = nil
        #expect(log.texts.suffix(2) == ["effect disposed", "ended"])
        #expect(log.events.last?.reactor == identity)
    }

    @Test func statesOfAStateTransformAreReported() {
        final class Doubling: Reactor {
            typealias Action = Int
            let initialState = 1
            func reduce(state: Int, mutation: Int) -> Int { mutation }
            func transform(state: Observable<Int>) -> Observable<Int> { state.map { $0 * 2 } }
        }
        let (doubling, log) = (Doubling(), EventLog())
        doubling.observeEvents(log.handler)
        doubling.action.onNext(5)
        #expect(log.texts == ["started 1", "state 2", "action 5", "5: 1 → 5", "state 10"])
    }

    @Test func observeEventsReportsAllReactors() {
        let log = EventLog()
        let (one, two) = (Loader(), Loader())
        let observation = ReactorHooks.observeEvents(log.handler)
        one.action.onNext(.setLocally(1))
        two.action.onNext(.setLocally(2))
        observation.dispose()
        let ours = log.events.filter { [one.identity, two.identity].contains($0.reactor) }
        #expect(
            ours.map(log.text) == [
                "started 0", "action setLocally(1)", "setValue(1): 0 → 1",
                "started 0", "action setLocally(2)", "setValue(2): 0 → 2",
            ])
    }

    @Test func eventsNameTheReactorAndTheThread() {
        final class OnQueue: Reactor {
            typealias Action = Int
            let initialState = 0
            let scheduler: any Scheduler = ImmediateSchedulerOfTests()
            func reduce(state: Int, mutation: Int) -> Int { mutation }
        }
        let (reactor, log) = (OnQueue(), EventLog())
        reactor.observeEvents(log.handler)
        reactor.action.onNext(1)
        #expect(reactor.identity.type == "OnQueue")
        #expect(reactor.identity.scheduler == "ImmediateSchedulerOfTests")
        #expect(reactor.identity.description == "OnQueue #\(reactor.identity.number)")
        #expect(log.texts == ["started 0", "action 1", "1: 0 → 1"])
        #expect(log.events.allSatisfy { $0.thread != 0 && $0.thread == log.events[0].thread })
    }

    /// 8 threads: no event is lost, and the cause of each mutation is the action before it.
    @Test func eventsOfManyThreadsMatchTheirSteps() async {
        let (loader, log) = (Loader(), EventLog())
        loader.observeEvents(log.handler)
        await withTaskGroup { group in
            for thread in 0..<8 {
                group.addTask { for step in 0..<500 { loader.action.onNext(.setLocally(thread * 1000 + step)) } }
            }
        }
        let steps = log.events.dropFirst()
        #expect(steps.count == 8000)
        let actions = steps.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let mutations = steps.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        #expect(mutations.map(\.cause) == actions.map(\.number))
    }
}

private struct ImmediateSchedulerOfTests: ImmediateSchedulerType {
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { action(state) }
}

/// The events that an observer received.
private final class EventLog: Sendable {
    private let recorder = Recorder<ReactorEvent>()

    var events: [ReactorEvent] { recorder.elements }
    var texts: [String] { events.map(text) }
    var handler: @Sendable (ReactorEvent) -> Void { { [recorder] in recorder.append($0) } }

    func text(_ event: ReactorEvent) -> String {
        switch event.kind {
        case .started(let state): "started \(value(state))"
        case .action(let action): "action \(action)"
        case .mutation(let mutation, let before, let after): "\(mutation): \(value(before)) → \(value(after))"
        case .state(let state): "state \(value(state))"
        case .effectStarted: "effect"
        case .effectEnded(let end): "effect \(end)"
        case .failure(let failure):
            if case .mutate(let action) = failure.origin { "failure \(action)" } else { "failure" }
        case .ended: "ended"
        }
    }

    private func value(_ state: any Sendable) -> String {
        (state as? ReactorEventTests.Loader.State).map { "\($0.value)" } ?? "\(state)"
    }
}
