/// One lifetime at a time, on behalf of an owner: a new lifetime replaces the previous one.
///
/// Sound: `contents` is accessed under the lock only, and `owner` is set once.
@usableFromInline
package class LifetimeSlot: LifetimeResource, LifetimeOwner, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        /// Whether another lifetime may come after the source of the current one is gone without having ended.
        var isFed: Bool
        var current: Lifetime?
        var depth: UInt8 = 0
    }

    private let lock = Lock()
    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) private final var contents: Contents
    /// The slot and its owner retain each other until the owner ends or has lost its sources.
    private let owner: Lifetime?

    /// A slot that `owner`, if given, keeps as a resource.
    ///
    /// - Parameter isFed: Whether a source of its own brings the lifetimes, until ``noMoreComes()``. Otherwise the next
    ///   lifetime comes when the current one ends.
    @usableFromInline
    package init(in owner: Lifetime?, isFed: Bool = false) {
        contents = Contents(isFed: isFed)
        self.owner = owner
        owner?.add(self)
    }

    private final func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    package final var isEmpty: Bool { withLock { $0.current == nil } }

    /// Puts `lifetime` into the slot and returns the previous one. Disposes of `lifetime` if the slot was disposed of.
    @usableFromInline
    package final func replace(_ lifetime: Lifetime?) -> Lifetime? {
        let (old, isLate) = withLock { contents -> (Lifetime?, Bool) in
            if contents.isDisposed { return (nil, true) }
            lifetime?.lies(above: contents.depth)
            defer { contents.current = lifetime }
            return (contents.current, false)
        }
        if isLate { lifetime?.dispose() }
        return old
    }

    @usableFromInline
    package final func lies(above depth: UInt8) { withLock { $0.depth = depth } }

    /// Empties the slot if it holds `lifetime`.
    @usableFromInline
    package final func forget(_ lifetime: AnyObject) {
        let forgotten = withLock { contents -> Lifetime? in
            guard contents.current === lifetime else { return nil }
            return contents.current.take()
        }
        withExtendedLifetime(forgotten) {}
    }

    @usableFromInline
    package final func lostSource(of lifetime: AnyObject) {
        forget(lifetime)
        if withLock({ !$0.isFed }) { owner?.lostSource(of: self) }
    }

    /// Called when the source that feeds the slot is over. From then on, an empty slot means that no event can come any
    /// more.
    @usableFromInline
    package final func noMoreComes() {
        let isLost = withLock { contents in
            contents.isFed = false
            return contents.current == nil
        }
        if isLost { owner?.lostSource(of: self) }
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
