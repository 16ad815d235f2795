internal import Rx
internal import Synchronization

/// The order of a reactor's steps (law 3): one at a time, none lost, no thread waits.
///
/// The stages lead downstream. What arrives on the thread that works, further down than where that is, belongs to the step
/// in flight and runs at once; everything else waits for its end.
///
/// Subclasses say what a step does, in ``perform(_:)``.
class StepQueue<Step>: @unchecked Sendable {
    /// How far downstream a step is; zero is before all of them.
    typealias Stage = Int

    private typealias Entry = (stage: Stage, step: Step)

    /// Set in ``owner`` when something waits; alone, when a turn is scheduled and no thread works.
    private static var waitingBit: UInt { 1 }

    private let scheduler: (any ImmediateSchedulerType)?
    private let waiting = Guarded(Fifo<Entry>())

    /// The token of the thread that works and whether something waits, or zero.
    private let owner: Atomic<UInt>

    /// Where the step in flight is. Only the thread that works touches it.
    private var stage: Stage = 0

    /// A queue in which the calling thread already works, until it calls ``open()``.
    ///
    /// - Parameters:
    ///   - scheduler: Where steps run; `nil` for the thread that brings them.
    ///   - stage: Down to where steps wait until then.
    init(scheduler: (any ImmediateSchedulerType)?, stage: Stage) {
        self.scheduler = scheduler
        self.stage = stage
        owner = Atomic(ThreadLocal.token)
    }

    /// Does what `step` stands for. Calls never overlap.
    func perform(_ step: Step) { preconditionFailure("a subclass says what a step does") }

    /// Ends the work of the thread that made the queue.
    final func open() {
        stage = 0
        guard let scheduler else { return leave() }
        if exchange(ThreadLocal.token, 0) { return }
        owner.store(Self.waitingBit, ordering: .releasing)
        schedule(on: scheduler)
    }

    /// Runs `step` now if it may, else leaves it for whoever works.
    final func arrive(_ step: Step, at stage: Stage) {
        let token = ThreadLocal.token
        if scheduler == nil, exchange(0, token) {
            perform(step, at: stage)
            return leave()
        }
        if owner.load(ordering: .relaxed) & ~Self.waitingBit == token, stage > self.stage {
            return perform(step, at: stage)
        }
        waiting.withLock { $0.append((stage, step)) }
        announce(token)
    }

    /// Stops being the thread that works, once nothing waits.
    private func leave() {
        let token = ThreadLocal.token
        while !exchange(token, 0) { drain(token) }
    }

    /// Makes sure that a thread will see what was left behind.
    private func announce(_ token: UInt) {
        while true {
            let current = owner.load(ordering: .acquiring)
            if current & Self.waitingBit != 0 { return }
            if current != 0 {
                if exchange(current, current | Self.waitingBit) { return }
            } else if let scheduler {
                if exchange(0, Self.waitingBit) { return schedule(on: scheduler) }
            } else if exchange(0, token) {
                drain(token)
                return leave()
            }
        }
    }

    private func schedule(on scheduler: any ImmediateSchedulerType) {
        _ = scheduler.schedule(self) { queue in
            queue.drain(ThreadLocal.token)
            queue.leave()
            return Disposables.create()
        }
    }

    private func drain(_ token: UInt) {
        owner.store(token, ordering: .sequentiallyConsistent)
        while let next = waiting.withLock({ $0.popFirst() }) { perform(next.step, at: next.stage) }
    }

    private func perform(_ step: Step, at stage: Stage) {
        let outer = self.stage
        self.stage = stage
        perform(step)
        self.stage = outer
    }

    private func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        owner.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
}
