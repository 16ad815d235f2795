extension ImmediateSchedulerType {
    /// Runs `action`, which may request another run by calling `recurse` with a new state.
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

private final class RecursiveWork<Scheduler: ImmediateSchedulerType, State: Sendable>: Sendable {
    let cancel = CompositeDisposable()
    private let scheduler: Scheduler
    private let action: @Sendable (State, (State) -> Void) -> Void

    init(scheduler: Scheduler, action: @escaping @Sendable (State, (State) -> Void) -> Void) {
        (self.scheduler, self.action) = (scheduler, action)
    }

    func schedule(_ state: State) {
        let scheduled = SingleAssignmentDisposable()
        guard let key = cancel.insert(scheduled) else { return }
        scheduled.setDisposable(
            scheduler.schedule(state) { state in
                self.cancel.remove(for: key)
                if !self.cancel.isDisposed { self.action(state, self.schedule) }
                return Disposables.create()
            })
    }
}
