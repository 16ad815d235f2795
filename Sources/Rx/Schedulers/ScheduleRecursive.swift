extension ImmediateSchedulerType {
    /// Runs `action`, which may ask for another run by calling `recurse` with a new state.
    ///
    /// - Returns: What cancels the work and its recursions.
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

    /// Runs `step` again and again while it returns true, each time scheduled anew.
    @usableFromInline
    package func scheduleRepeating(_ step: @escaping () -> Bool) -> any Disposable {
        // Steps run one after another: each is scheduled when the one before it has returned.
        let step = Unchecked(step)
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
        let slot = SingleAssignmentDisposable()
        guard let key = cancel.insert(slot) else { return }
        slot.setDisposable(
            scheduler.schedule(state) { state in
                self.cancel.remove(for: key)
                if !self.cancel.isDisposed { self.action(state, self.schedule) }
                return Disposables.create()
            })
    }
}
