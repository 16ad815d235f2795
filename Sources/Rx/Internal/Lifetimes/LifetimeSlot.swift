/// One lifetime at a time: another takes the place of the one before.
@usableFromInline
package final class LifetimeSlot: LifetimeResource, LifetimeHolder, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var current: Lifetime?
        var depth: UInt8 = 0
    }

    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) private var contents = Contents()

    @usableFromInline
    package init() {}

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    package var isEmpty: Bool { withLock { $0.current == nil } }

    /// Puts `lifetime` in and hands back what it replaces; disposes of `lifetime` when the slot was disposed of.
    @usableFromInline
    package func replace(_ lifetime: Lifetime?) -> Lifetime? {
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
    package func lies(above depth: UInt8) { withLock { $0.depth = depth } }

    /// Empties the slot when it holds `lifetime`.
    @usableFromInline
    package func forget(_ lifetime: AnyObject) {
        let forgotten = withLock { contents -> Lifetime? in
            guard contents.current === lifetime else { return nil }
            return contents.current.take()
        }
        withExtendedLifetime(forgotten) {}
    }

    @usableFromInline
    package func dispose() {
        withLock { contents in
            contents.isDisposed = true
            defer { contents.current = nil }
            return contents.current
        }?.dispose()
    }
}
