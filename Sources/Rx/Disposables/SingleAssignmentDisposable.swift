internal import RxSupport

/// Holds a disposable that is set once, later.
///
/// Sound: its contents are accessed only under its lock.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var isSet = false
        var current: (any Disposable)?
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var contents = Contents()

    /// A disposable that holds nothing yet.
    public override init() { super.init() }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Whether this was disposed of.
    public var isDisposed: Bool { withLock { $0.isDisposed } }

    /// Sets the disposable. Disposes of it at once if this object was disposed of.
    ///
    /// - Precondition: No disposable was set before.
    public func setDisposable(_ disposable: any Disposable) {
        let (wasSet, isLate) = withLock { contents in
            defer {
                contents.isSet = true
                if !contents.isDisposed { contents.current = disposable }
            }
            return (contents.isSet, contents.isDisposed)
        }
        requirement(
            !wasSet, "SingleAssignmentDisposable.setDisposable was called twice; it holds one disposable only.")
        if isLate { disposable.dispose() }
    }

    /// Disposes of the held disposable. A disposable that is set later is disposed of at once.
    public func dispose() {
        Stack.withRoom { take()?.dispose() }
    }

    deinit { Stack.freeing { _ = take() } }

    private func take() -> (any Disposable)? {
        withLock { contents in
            contents.isDisposed = true
            defer { contents.current = nil }
            return contents.current
        }
    }
}
