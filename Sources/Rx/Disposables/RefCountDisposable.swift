internal import RxSupport

/// Disposes of an underlying disposable once this object and all disposables from ``retain()`` have been disposed of.
///
/// Sound: its contents are accessed only under its lock.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    private struct Contents {
        var underlying: (any Disposable)?
        var isPrimaryDisposed = false
        var count = 0

        mutating func takeIfUnused() -> (any Disposable)? {
            guard isPrimaryDisposed, count == 0 else { return nil }
            defer { underlying = nil }
            return underlying
        }
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var contents: Contents

    /// Counts the users of `disposable`, the underlying disposable.
    public init(disposable: any Disposable) {
        contents = Contents(underlying: disposable)
        super.init()
    }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Whether the underlying disposable was disposed of.
    public var isDisposed: Bool { withLock { $0.underlying == nil } }

    /// Adds a user. The underlying disposable is kept until the returned disposable has been disposed of. If it was
    /// disposed of before, returns a disposable that does nothing.
    public func retain() -> any Disposable {
        let isRetained = withLock { contents in
            guard contents.underlying != nil else { return false }
            contents.count += 1
            return true
        }
        guard isRetained else { return Disposables.create() }
        return Disposables.create { self.release() }
    }

    private func release() {
        disposeIfUnused { $0.count -= 1 }
    }

    /// Disposes of the underlying disposable once all users are gone.
    public func dispose() {
        disposeIfUnused { $0.isPrimaryDisposed = true }
    }

    private func disposeIfUnused(after change: (inout Contents) -> Void) {
        Stack.withRoom {
            withLock { contents in
                change(&contents)
                return contents.takeIfUnused()
            }?.dispose()
        }
    }

    deinit { Stack.freeing { _ = withLock { $0.underlying.take() } } }
}
