internal import RxSupport

/// Keeps one lifetime at a time for its owner. A new lifetime replaces the previous one.
///
/// Sound: `contents` is accessed under the lock only, and `owner` is set once.
@usableFromInline
package class SerialLifetime: LifetimeResource, LifetimeOwner, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        /// Whether an outer source may still bring another lifetime. If false, no event can come after the current
        /// source is lost.
        var hasSource: Bool
        var current: Lifetime?
        var depth: UInt8 = 0
    }

    private let lock = Lock()
    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) private final var contents: Contents
    /// This object and its owner retain each other until the owner ends or has lost its sources.
    private let owner: Lifetime?

    @usableFromInline
    package final var nextOwner: (any LifetimeOwner)? { owner }

    /// - Parameters:
    ///   - owner: Keeps this object as a resource, unless `nil`.
    ///   - hasSource: Whether an outer source brings the lifetimes, until ``sourceEnded()``. Otherwise the next
    ///     lifetime comes only when the current one ends.
    @usableFromInline
    package init(in owner: Lifetime?, hasSource: Bool = false) {
        contents = Contents(hasSource: hasSource)
        self.owner = owner
        owner?.add(self)
    }

    private final func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Whether there is no current lifetime.
    package final var isEmpty: Bool { withLock { $0.current == nil } }

    /// Makes `lifetime` the current lifetime and returns the previous one, for the caller to dispose of. If this
    /// object was disposed of, disposes of `lifetime` and returns `nil`.
    @usableFromInline
    package final func replace(_ lifetime: Lifetime?) -> Lifetime? {
        let (old, isLate) = withLock { contents -> (Lifetime?, Bool) in
            if contents.isDisposed { return (nil, true) }
            lifetime?.setDepth(above: contents.depth)
            defer { contents.current = lifetime }
            return (contents.current, false)
        }
        if isLate { lifetime?.dispose() }
        return old
    }

    @usableFromInline
    package final func setDepth(above depth: UInt8) { withLock { $0.depth = depth } }

    /// Removes `lifetime` if it is the current lifetime.
    @usableFromInline
    package final func removeResource(_ lifetime: AnyObject) {
        let forgotten = withLock { contents -> Lifetime? in
            guard contents.current === lifetime else { return nil }
            return contents.current.take()
        }
        withExtendedLifetime(forgotten) {}
    }

    /// Removes `lifetime` if it is the current lifetime. If no outer source can bring another lifetime, notifies the
    /// owner that its source was lost too. Does nothing if `lifetime` was replaced meanwhile, because its successor may
    /// still receive events.
    @usableFromInline
    package final func sourceWasLost(_ lifetime: AnyObject) {
        let (removed, isLost) = withLock { contents -> (Lifetime?, Bool) in
            guard contents.current === lifetime else { return (nil, false) }
            return (contents.current.take(), !contents.hasSource)
        }
        withExtendedLifetime(removed) {}
        if isLost { owner?.sourceWasLost(self) }
    }

    /// Called when the outer source has ended or was lost. From then on, events can come only from the source of the
    /// current lifetime. If there is no current lifetime, notifies the owner that its source was lost.
    @usableFromInline
    package final func sourceEnded() {
        let isLost = withLock { contents in
            contents.hasSource = false
            return contents.current == nil
        }
        if isLost { owner?.sourceWasLost(self) }
    }

    @usableFromInline
    package final func dispose() {
        withLock { contents in
            contents.isDisposed = true
            defer { contents.current = nil }
            return contents.current
        }?.dispose()
    }
}
