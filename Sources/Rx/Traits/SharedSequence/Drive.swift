internal import RxSupport

// A driver replays its latest element inside the call of `drive`. So `drive` must be called on the main thread, and
// traps on any other.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Passes the sequence, as an observable, to `transformation`, which binds it. Traps unless the caller is on the
    /// main thread.
    public func drive<Result>(
        _ transformation: (Observable<Element>) -> Result
    ) -> Result {
        MainThread.ensure("drive")
        return transformation(asObservable())
    }

    /// Passes the sequence, as an observable, and `curriedArgument` to `with`, which binds the sequence. Traps unless
    /// the caller is on the main thread.
    public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        MainThread.ensure("drive")
        return with(asObservable())(curriedArgument)
    }
}

/// A check that the caller is on the main thread.
@usableFromInline
enum MainThread {
    /// Traps if the caller is on another thread.
    @usableFromInline
    static func ensure(_ name: StaticString) {
        guard !ThreadLocal.isMain else { return }
        MainScheduler.ensureRunningOnMainThread(
            errorMessage: """
                '\(name)' at \(CallPlace()) was called off the main thread. It delivers the latest element at once, and \
                must do so on the main thread: call it there.
                """)
    }
}
