internal import Builtin

/// A value behind a lock that guards a few loads and stores, and never user code (law 2).
@usableFromInline
package struct Guarded<Value>: ~Copyable {
    @usableFromInline let lock = Lock()
    @usableFromInline let memory: GuardedMemory<Value>

    @inlinable
    package init(_ value: Value) { memory = GuardedMemory(value) }

    @inlinable
    package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        // Taken first: ThreadSanitizer would note the access to what `memory.address` is a part of, which begins with the lock.
        let address = memory.address
        lock.acquire()
        // Sound: what leaves the lock is what the caller asked for.
        nonisolated(unsafe) let result = body(&address.pointee)
        lock.release()
        return result
    }
}

/// Sound: a lock is there to be reached from several threads.
extension Guarded: @unchecked Sendable {}

/// Memory for a value that can be written to through a `let`.
///
/// Unsafe: who owns one sees to it that no two threads reach the value at once. It stands here because only the standard
/// library's own `Mutex` offers such memory, and that with its lock. The compiler's builtin gives the address without looking up
/// a generic type, which under ThreadSanitizer takes a lock of the runtime each time.
@_rawLayout(like: Value, movesAsLike)
@usableFromInline
struct GuardedMemory<Value>: ~Copyable {
    @inlinable
    init(_ value: consuming Value) { address.initialize(to: value) }

    @inlinable
    deinit { address.deinitialize(count: 1) }

    @_transparent @usableFromInline
    var address: UnsafeMutablePointer<Value> { UnsafeMutablePointer(Builtin.addressOfRawLayout(self)) }
}
