internal import RxSupport

/// Keeps one lifetime at a time for its owner. A new lifetime replaces the previous one.
///
/// Sound: `contents` is accessed under the lock only, and `owner` is set once.
@usableFromInline
package class SerialLifetime: LifetimeResource, LifetimeOwner, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var outer: OuterSource
        var current: Lifetime?
        var depth: UInt8 = 0
    }

    /// The source of the lifetimes.
    private enum OuterSource {
        /// No outer source: the next lifetime comes when the current one ends.
        case none
        /// May still bring another lifetime.
        case live
        /// Has ended or was lost. Brings no other lifetime.
        case over
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
        contents = Contents(outer: hasSource ? .live : .none)
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

    /// Removes `lifetime`, which has ended, if it is the current lifetime. If the outer source is over, notifies the
    /// owner that no event can come any more.
    @usableFromInline
    package final func removeResource(_ lifetime: AnyObject) { remove(lifetime) { $0 == .over } }

    /// Removes `lifetime` if it is the current lifetime. If no outer source can bring another lifetime, notifies the
    /// owner that its source was lost too. Does nothing if `lifetime` was replaced meanwhile, because its successor may
    /// still receive events.
    @usableFromInline
    package final func sourceWasLost(_ lifetime: AnyObject) { remove(lifetime) { $0 != .live } }

    /// Removes `lifetime` if it is the current lifetime.
    ///
    /// - Parameter isLost: Whether the owner must be notified of a loss, in this state of the outer source.
    private func remove(_ lifetime: AnyObject, isLost: (OuterSource) -> Bool) {
        let (removed, isLost) = withLock { contents -> (Lifetime?, Bool) in
            guard contents.current === lifetime else { return (nil, false) }
            return (contents.current.take(), isLost(contents.outer))
        }
        withExtendedLifetime(removed) {}
        if isLost { owner?.sourceWasLost(self) }
    }

    /// Called when the outer source has ended or was lost. From then on, events can come only from the source of the
    /// current lifetime. If there is no current lifetime, notifies the owner that its source was lost.
    @usableFromInline
    package final func sourceEnded() {
        let isLost = withLock { contents in
            contents.outer = .over
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
