import Dispatch
import ReactorKit
import Rx
import Synchronization

private let threads = 8
private let actionsOfAThread = 1_000_000

/// Sends actions from several threads to one reactor, for each kind of reactor. Checks that no action is lost, that no
/// two calls of `reduce` overlap, and that each state is seen once.
func soakActions() throws -> String {
    for kind in CountingReactor.Kind.allCases {
        let (reactor, states) = (CountingReactor(kind), StateCheck())
        let subscription = reactor.state.subscribe(onNext: states.take)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for _ in 0..<actionsOfAThread { reactor.action.onNext(1) }
        }
        reactor.finish()
        let count = threads * actionsOfAThread * kind.mutations
        try expect(reactor.currentState == count, "\(kind): \(count) mutations, not \(reactor.currentState)")
        try expect(reactor.overlaps.load(ordering: .relaxed) == 0, "\(kind): no two calls of reduce at once")
        try expect(states.last == count && states.isGapless, "\(kind): each state once and in order")
        subscription.dispose()
    }
    return "\(threads) threads × \(actionsOfAThread) actions to each of \(CountingReactor.Kind.allCases.count) reactors"
}

/// Counts mutations, and calls of `reduce` that overlap.
private final class CountingReactor: Reactor {
    enum Kind: CaseIterable {
        /// Makes one mutation per action.
        case plain
        /// Makes two mutations per action.
        case concatenating
        /// Merges every stream with another.
        case transforming
        /// Reduces on a queue.
        case scheduled

        var mutations: Int { self == .concatenating ? 2 : 1 }
    }

    typealias Action = Int

    let initialState = 0
    let scheduler: any Scheduler
    let overlaps = Atomic(0)
    private let isReducing = Atomic(false)
    private let kind: Kind
    private let queue = DispatchQueue(label: "soak")

    init(_ kind: Kind) {
        self.kind = kind
        scheduler =
            kind == .scheduled
            ? SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "soak")
            : CurrentThreadScheduler.instance
    }

    /// Waits until the queue has done all its work.
    func finish() {
        let isDone = DispatchSemaphore(value: 0)
        _ = scheduler.schedule(()) { _ in
            isDone.signal()
            return Disposables.create()
        }
        isDone.wait()
    }

    func transform(action: Observable<Int>) -> Observable<Int> { transformed(action) }

    func transform(mutation: Observable<Int>) -> Observable<Int> { transformed(mutation) }

    func transform(state: Observable<Int>) -> Observable<Int> { transformed(state) }

    func mutate(action: Int) -> Observable<Int> {
        kind == .concatenating ? .concat([.just(action), .just(action)]) : .just(action)
    }

    func reduce(state: Int, mutation: Int) -> Int {
        if isReducing.exchange(true, ordering: .relaxed) { overlaps.add(1, ordering: .relaxed) }
        defer { isReducing.store(false, ordering: .relaxed) }
        return state + mutation
    }

    private func transformed(_ numbers: Observable<Int>) -> Observable<Int> {
        kind == .transforming ? .merge(numbers, .never()) : numbers
    }
}

/// Checks that each state is greater by one than the state before.
private final class StateCheck: Sendable {
    private let seen = Mutex((last: -1, isGapless: true))

    var last: Int { seen.withLock { $0.last } }
    var isGapless: Bool { seen.withLock { $0.isGapless } }

    func take(_ state: Int) {
        seen.withLock { seen in
            seen.isGapless = seen.isGapless && state == seen.last + 1
            seen.last = state
        }
    }
}
