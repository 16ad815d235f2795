/// A value behind a ``Lock``: a few loads and stores, and never user code (law 2).
///
/// It is an allocation of its own. What a subscription or an event makes keeps its state beside the lock instead.
@usableFromInline
package final class Guarded<Value> {
    @usableFromInline let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }

    /// Makes the value of a global, which a child of `fork()` can use too.
    package convenience init(global value: Value) {
        self.init(value)
        lock.keepUsableAfterFork()
    }

    @inlinable
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.run { body(&value) } }

    /// Sets another value. The one before is released outside the lock, because a `deinit` is user code.
    package func replace(by new: Value) {
        let old = withLock { value in
            defer { value = new }
            return value
        }
        withExtendedLifetime(old) {}
    }
}

/// Sound: the value is reached under the lock only.
extension Guarded: @unchecked Sendable {}
