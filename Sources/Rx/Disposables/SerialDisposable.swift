internal import RxSupport

/// Holds one disposable at a time. Setting another one disposes of the previous one.
///
/// Sound: its contents are accessed only under its lock.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var current: (any Disposable)?
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var contents = Contents()

    /// A serial disposable that holds nothing.
    public override init() { super.init() }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Whether this was disposed of.
    public var isDisposed: Bool { withLock { $0.isDisposed } }

    /// The current disposable. Setting it disposes of the previous one. After ``dispose()``, setting it disposes of the
    /// new one.
    public var disposable: any Disposable {
        get { withLock { $0.current } ?? Disposables.create() }
        set {
            let unwanted = withLock { contents -> (any Disposable)? in
                if contents.isDisposed { return newValue }
                defer { contents.current = newValue }
                return contents.current
            }
            unwanted?.dispose()
        }
    }

    /// Disposes of the current disposable. Disposables that are set later are disposed of at once.
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
