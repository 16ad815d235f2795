/// Something that can be ended.
public protocol Disposable: Sendable {
    /// Ends it. Calling this again does nothing. May be called on any thread.
    func dispose()
}

/// A disposable that knows whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether ``Disposable/dispose()`` has been called, or the work has ended by itself.
    var isDisposed: Bool { get }
}

/// A base class for disposables. Kept for existing code that derives from it.
///
/// Sound: it has no state. A subclass guards its own.
open class DisposeBase: @unchecked Sendable {
    /// Counts the disposable in ``Resources/total``.
    public init() { Resources.countCreation() }

    deinit { Resources.countDestruction() }
}
