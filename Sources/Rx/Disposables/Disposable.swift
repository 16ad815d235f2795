/// Something that can be ended.
public protocol Disposable: Sendable {
    /// Ends it. Calling it again does nothing. Any thread.
    func dispose()
}

/// A disposable that tells whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether ``Disposable/dispose()`` has been called, or what it would end is over.
    var isDisposed: Bool { get }
}

/// A class to derive disposables from; kept for what is written against it.
open class DisposeBase: @unchecked Sendable {
    /// Counts it in ``Resources/total``.
    public init() { Resources.noteCreation() }

    deinit { Resources.noteEnd() }
}
