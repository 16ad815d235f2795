/// Work that a scheduler runs later. It is a resource of a lifetime until it has run.
private final class ScheduledWork: LifetimeResource, Sendable {
    let scheduled = SingleAssignmentDisposable()

    func dispose() { scheduled.dispose() }
}

extension Lifetime {
    /// Schedules `action`. The end of this lifetime cancels it.
    ///
    /// If no other resource is left after `action`, this lifetime's source is lost. So a caller that connects a source
    /// afterwards does both in ``connecting(_:)``.
    final func schedule(
        after dueTime: RxTimeInterval, on scheduler: any SchedulerType, _ action: @escaping @Sendable () -> Void
    ) {
        let work = ScheduledWork()
        add(work)
        work.scheduled.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) {
                action()
                self.sourceWasLost(work)
                return Disposables.create()
            })
    }
}
