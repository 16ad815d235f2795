internal import RxSupport
internal import Synchronization

extension ImmediateSchedulerType {
    /// Runs `action`, which may request another run by calling `recurse` with a new state.
    ///
    /// Runs on one thread do not nest. If the scheduler runs work at once, the next run begins when `action` has
    /// returned.
    ///
    /// - Returns: A disposable that cancels the work and its recursions.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleRecursive<State: Sendable>(
        _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let work = RecursiveWork(scheduler: self, action: action)
        work.schedule(state)
        return work.cancel
    }

    /// Runs `step` repeatedly while it returns true. Schedules each run separately.
    @usableFromInline
    package func scheduleRepeating(_ step: @escaping () -> Bool) -> any Disposable {
        // Steps run one after another, because each is scheduled after the previous one has returned.
        let step = UncheckedSendableBox(step)
        return scheduleRecursive(()) { _, recurse in
            if step.value() { recurse(()) }
        }
    }
}

/// Recursive work, and the states that wait for their turn.
///
/// Some schedulers run work before `schedule` returns, such as ``ConcurrentMainScheduler`` on the main thread. A
/// recursion on such a scheduler waits until `action` returns. So it does not nest, and needs no stack.
///
/// Sound: only the thread whose token `inside` holds accesses `waiting`. The other properties never change.
private final class RecursiveWork<Scheduler: ImmediateSchedulerType, State: Sendable>: @unchecked Sendable {
    let cancel = CompositeDisposable()
    private let scheduler: Scheduler
    private let action: @Sendable (State, (State) -> Void) -> Void
    /// The token of the thread that runs `action`; 0 if none does. If a concurrent scheduler runs several recursions at
    /// once, this is the first of their threads.
    private let inside = SharedAtomic<UInt>(0)
    /// The states that arrived on the thread inside while it was running `action`.
    private var waiting = Queue<State>()

    init(scheduler: Scheduler, action: @escaping @Sendable (State, (State) -> Void) -> Void) {
        (self.scheduler, self.action) = (scheduler, action)
    }

    func schedule(_ state: State) {
        let scheduled = SingleAssignmentDisposable()
        guard let key = cancel.insert(scheduled) else { return }
        scheduled.setDisposable(
            scheduler.schedule(state) { state in
                self.cancel.remove(for: key)
                self.run(state)
                return Disposables.create()
            })
    }

    /// Runs `action` now, or after the run that this thread is in the middle of.
    private func run(_ state: State) {
        let token = ThreadLocal.token
        let (entered, found) = inside.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing)
        if found == token { return waiting.append(state) }
        runNow(state)
        guard entered else { return }
        while let next = waiting.popFirst() { runNow(next) }
        inside.store(0, ordering: .releasing)
    }

    private func runNow(_ state: State) {
        if !cancel.isDisposed { action(state, schedule) }
    }
}
