/// Disposes of something on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where the disposal runs.
    public let scheduler: any ImmediateSchedulerType

    private let disposable: Guarded<(any Disposable)?>

    /// Will dispose of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = Guarded(disposable)
    }

    /// Whether the disposal has run.
    public var isDisposed: Bool { disposable.withLock { $0 == nil } }

    /// Schedules the disposal.
    public func dispose() {
        _ = scheduler.schedule(self) { scheduled in
            scheduled.disposeInner()
            return Disposables.create()
        }
    }

    deinit { Stack.freeing { _ = take() } }

    private func disposeInner() { Stack.withRoom { take()?.dispose() } }

    private func take() -> (any Disposable)? {
        disposable.withLock { disposable in
            defer { disposable = nil }
            return disposable
        }
    }
}
