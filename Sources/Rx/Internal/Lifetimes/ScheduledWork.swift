/// Work that a scheduler runs later. It is a resource of a lifetime until it has run.
private final class ScheduledWork: LifetimeResource, Sendable {
    let scheduled = SingleAssignmentDisposable()

    func dispose() { scheduled.dispose() }
}

extension Lifetime {
    /// Schedules `action`. The end of this lifetime cancels it.
    ///
    /// If no resource is left after `action`, the loss is propagated. So each source of the caller has a lifetime of
    /// its own, which stays a resource until the source ends or is lost. A caller that connects a source afterwards
    /// does both in ``connecting(_:)``.
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
