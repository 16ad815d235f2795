/// A value behind a ``Lock``, which covers a few loads and stores and never user code (law 2).
///
/// A closure needs a structure around it. Swift wraps a closure that is itself the value at each access, so each would
/// make the next slower, and the last would exhaust the stack.
///
/// It is an allocation of its own. Objects made for each subscription or event store their state beside the lock
/// instead.
@usableFromInline
package final class Guarded<Value> {
    @usableFromInline let lock = Lock()
    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }

    /// Makes the value of a global that a child of `fork()` can use too.
    package convenience init(global value: Value) {
        self.init(value)
        lock.keepUsableAfterFork()
    }

    @inlinable
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.run { body(&value) } }

    /// Sets a new value. The old value is released outside the lock, because a `deinit` is user code.
    package func replace(by new: Value) { replace(\.self, by: new) }

    /// Sets a part of the value. The old part is released outside the lock, because a `deinit` is user code.
    package func replace<Part>(_ part: WritableKeyPath<Value, Part>, by new: Part) {
        let old = withLock { value in
            defer { value[keyPath: part] = new }
            return value[keyPath: part]
        }
        withExtendedLifetime(old) {}
    }
}

/// Sound: the value is accessed under the lock only.
extension Guarded: @unchecked Sendable {}
