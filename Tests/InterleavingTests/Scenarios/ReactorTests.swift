import ReactorKit
import Rx
import RxSupport
import Synchronization
import XCTest

/// The order of a reactor's steps: one at a time, none lost, and each state follows from the one before.
final class ReactorTests: XCTestCase {
    func testThreeThreadsSendFourActionsEach() { explore(senders(threads: 3, actions: 4, bounds: [0, 1, 2])) }

    func testThreeThreadsSendOneActionEach() { explore(senders(threads: 3, actions: 1, bounds: [nil])) }

    func testTwoThreadsSendTwoActionsEach() { explore(senders(threads: 2, actions: 2, bounds: [0, 1, 2, 3, 4])) }

    private func senders(threads: Int, actions: Int, bounds: [Int?]) -> Scenario {
        Scenario(name: "reactor, \(threads) × \(actions) actions", bounds: bounds) {
            let reactor = LogReactor()
            let received = Received<[Int]>()
            _ = reactor.state.subscribe(received.observer)
            let lists = (0..<threads).map { thread in (0..<actions).map { thread * 10 + $0 } }
            return Trial(threads: lists.map { $0.map(reactor.sending) }) {
                first(
                    received.fault, reactor.fault, lossOrDisorder(reactor.currentState, of: lists),
                    received.elements.count == threads * actions + 1 ? nil : "\(received.elements.count) states",
                    jump(in: received.elements))
            }
        }
    }

    func testAnotherThreadEndsAnEffect() {
        explore(
            Scenario(name: "reactor, an effect that another thread ends") {
                let reactor = LogReactor()
                let received = Received<[Int]>()
                _ = reactor.state.subscribe(received.observer)
                let effect = reactor.effect
                return Trial(threads: [
                    [reactor.sending(LogReactor.start), reactor.sending(0), reactor.sending(1)],
                    [{ effect.onNext(100) }, { effect.onNext(101) }, { effect.onCompleted() }],
                    [reactor.sending(10), reactor.sending(11)],
                ]) {
                    first(
                        received.fault, reactor.fault,
                        lossOrDisorder(reactor.currentState, of: [[0, 1], [100, 101], [10, 11]]),
                        jump(in: received.elements))
                }
            })
    }

    func testAScheduler() {
        explore(
            Scenario(name: "reactor with a scheduler, 2 × 3 actions") {
                let turns = Turns()
                let reactor = LogReactor(scheduler: turns)
                let received = Received<[Int]>()
                _ = reactor.state.subscribe(received.observer)
                let lists = [[0, 1, 2], [10, 11, 12]]
                return Trial(threads: lists.map { $0.map(reactor.sending) } + [turns.thread]) {
                    turns.runRest()
                    return first(
                        received.fault, reactor.fault, turns.fault, lossOrDisorder(reactor.currentState, of: lists),
                        received.elements.count == 7 ? nil : "\(received.elements.count) states",
                        jump(in: received.elements))
                }
            })
    }

    /// The later action replaces the work of the earlier one. No mutation of the replaced work comes after one of its
    /// successor.
    func testLatestWork() {
        explore(
            work("latest", .latest) { state in
                first(
                    disorder(state, of: [[0, 1]]), state.drop { $0 < 10 } == [10, 11] ? nil : "\(state)")
            })
    }

    /// The work of the later action waits until the mutations of the earlier work have been reduced.
    func testSerialWork() {
        explore(work("serial", .serial) { $0 == [0, 1, 10, 11] ? nil : "\($0)" })
    }

    private func work(_ name: String, _ policy: WorkPolicy, _ check: @escaping ([Int]) -> String?) -> Scenario {
        Scenario(name: "reactor, \(name) work of one name") {
            let (reactor, received) = (WorkReactor(policy), Received<[Int]>())
            _ = reactor.state.subscribe(received.observer)
            let work = reactor.work
            return Trial(threads: [
                [{ reactor.action.onNext(0) }, { reactor.action.onNext(1) }],
                [{ work[0].onNext(0) }, { work[0].onNext(1) }, { work[0].onCompleted() }],
                [{ work[1].onNext(10) }, { work[1].onNext(11) }, { work[1].onCompleted() }],
            ]) {
                first(
                    received.fault, jump(in: received.elements), check(reactor.currentState),
                    work.contains { $0.hasObservers } ? "work goes on" : nil)
            }
        }
    }

    func testTheReactorDies() {
        explore(
            Scenario(name: "reactor, freed during actions and an effect") {
                let (reactor, received) = (Variable<LogReactor?>(LogReactor()), Received<[Int]>())
                guard let action = reactor.value?.action, let effect = reactor.value?.effect else { fatalError() }
                _ = reactor.value?.state.subscribe(received.observer)
                action.onNext(LogReactor.start)
                return Trial(threads: [
                    [{ reactor.value = nil }],
                    [{ action.onNext(0) }, { action.onNext(1) }],
                    [{ effect.onNext(100) }, { effect.onNext(101) }],
                ]) {
                    first(
                        received.fault, jump(in: received.elements),
                        disorder(received.elements.last ?? [], of: [[0, 1], [100, 101]]),
                        effect.hasObservers ? "the effect goes on" : nil)
                }
            })
    }

    func testASubscriberComesAndGoes() {
        explore(
            Scenario(name: "reactor, actions and subscribers") {
                let reactor = LogReactor()
                let (early, late) = (Received<[Int]>(), Received<[Int]>())
                _ = reactor.currentState
                var subscription: (any Disposable)?
                let lists = [[0, 1, 2], [10, 11, 12]]
                return Trial(
                    threads: lists.map { $0.map(reactor.sending) } + [
                        [
                            { subscription = reactor.state.subscribe(early.observer) },
                            { subscription?.dispose() },
                            { _ = reactor.state.subscribe(late.observer) },
                        ]
                    ]
                ) {
                    first(
                        early.fault, late.fault, reactor.fault, lossOrDisorder(reactor.currentState, of: lists),
                        jump(in: early.elements), jump(in: late.elements),
                        late.elements.last == reactor.currentState ? nil : "the last state is lost: \(late.elements)")
                }
            })
    }
}

/// Its state is the list of its mutations.
///
/// Sound: one thread of an execution runs at a time.
private final class LogReactor: Reactor, @unchecked Sendable {
    /// The action whose mutations are the elements of ``effect``.
    static let start = -1

    let initialState: [Int] = []
    let scheduler: any ImmediateSchedulerType
    let effect = ReplaySubject<Int>.createUnbounded()
    private(set) var fault: String?
    private var isReducing = false
    private let middle = SharedAtomic(0)

    init(scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) { self.scheduler = scheduler }

    func sending(_ action: Int) -> () -> Void { { self.action.onNext(action) } }

    func mutate(action: Int) -> Observable<Int> { action == Self.start ? effect : .just(action) }

    func reduce(state: [Int], mutation: Int) -> [Int] {
        if isReducing { fault = "two calls of reduce at once" }
        isReducing = true
        middle.store(0, ordering: .relaxed)
        isReducing = false
        return state + [mutation]
    }
}

/// The mutations of its actions are named work. Its state is the list of its mutations.
private final class WorkReactor: Reactor {
    let initialState: [Int] = []
    let work = replaying(2)
    private let policy: WorkPolicy

    init(_ policy: WorkPolicy) { self.policy = policy }

    func mutate(action: Int) -> Observable<Int> { work[action].cancellable(id: 0, policy: policy) }
    func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }
}

/// Returns what is wrong if a state does not follow from the state before.
private func jump(in states: [[Int]]) -> String? {
    for (state, next) in zip(states, states.dropFirst()) where Array(next.dropLast()) != state {
        return "\(next) follows \(state)"
    }
    return nil
}
