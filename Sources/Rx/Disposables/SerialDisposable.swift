/// Holds one disposable at a time: setting another disposes of the one before.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var current: (any Disposable)?
    }

    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    private var contents = Contents()

    /// One that holds nothing.
    public override init() { super.init() }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Whether this was disposed of.
    public var isDisposed: Bool { withLock { $0.isDisposed } }

    /// What it holds. Setting disposes of the one before; after ``dispose()``, of the new one.
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

    /// Disposes of what it holds and of whatever is set later.
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
