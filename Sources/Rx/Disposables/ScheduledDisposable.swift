internal import RxSupport

/// Disposes of another disposable on a scheduler.
///
/// Sound: the disposable is accessed only under the lock.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
    /// The scheduler that runs the disposal.
    public let scheduler: any ImmediateSchedulerType

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var disposable: (any Disposable)?

    /// A disposable that disposes of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable
    }

    private func withLock<Result>(_ body: (inout (any Disposable)?) -> Result) -> Result {
        lock.run { body(&disposable) }
    }

    /// Whether the disposal has run.
    public var isDisposed: Bool { withLock { $0 == nil } }

    /// Schedules the disposal. Returns before the disposal has run, unless the scheduler runs it at once.
    public func dispose() {
        _ = scheduler.schedule(self) { scheduled in
            scheduled.disposeInner()
            return Disposables.create()
        }
    }

    deinit { Stack.freeing { _ = take() } }

    private func disposeInner() { Stack.withRoom { take()?.dispose() } }

    private func take() -> (any Disposable)? {
        withLock { disposable in
            defer { disposable = nil }
            return disposable
        }
    }
}
