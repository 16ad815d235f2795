/// Holds a disposable that is set once, later.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var isSet = false
        var current: (any Disposable)?
    }

    private let contents = Guarded(Contents())

    /// One that holds nothing yet.
    public override init() { super.init() }

    /// Whether this was disposed of.
    public var isDisposed: Bool { contents.withLock { $0.isDisposed } }

    /// Sets what it holds; disposes of it at once when this was disposed of.
    ///
    /// - Precondition: Nothing was set before.
    public func setDisposable(_ disposable: any Disposable) {
        let (wasSet, isLate) = contents.withLock { contents in
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

    /// Disposes of what it holds, or of what will be set.
    public func dispose() {
        Stack.withRoom { take()?.dispose() }
    }

    deinit { Stack.freeing { _ = take() } }

    private func take() -> (any Disposable)? {
        contents.withLock { contents in
            contents.isDisposed = true
            defer { contents.current = nil }
            return contents.current
        }
    }
}
