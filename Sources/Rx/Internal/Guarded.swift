public import Synchronization

/// Carries a value past the compiler's region checks. Whoever writes one says beside it why that is sound.
@frozen @usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
}

/// What debug builds know of a lock: that the thread holds one, for ``ThreadLocal/assertNoLockHeld()``; and that who has it
/// comes after who had it, which ThreadSanitizer does not see when they wait in the standard library's `Mutex`.
@usableFromInline
package struct LockWitness: ~Copyable, Sendable {
    #if DEBUG
        @usableFromInline let order = Atomic<Int>(0)
    #endif

    @usableFromInline
    init() {}

    @inlinable
    borrowing func locked() {
        #if DEBUG
            _ = order.load(ordering: .acquiring)
            ThreadLocal.didLock()
        #endif
    }

    @inlinable
    borrowing func unlocks() {
        #if DEBUG
            ThreadLocal.didUnlock()
            order.store(0, ordering: .releasing)
        #endif
    }
}

// In a build that is not optimised every generic type named in generic code is looked up when the code runs, and under
// ThreadSanitizer each look-up takes a lock of the runtime, where threads meet. So the functions here name none but `Mutex`.
// They have no `defer` for the same reason: it would be a function that looks up the type it stands in.
//
// `nonisolated(unsafe)` is sound in them: a value is reached under its lock only, and what leaves is what a caller asked for.

/// A lock that guards a few loads and stores, and never user code (law 2).
///
/// For the state of generic classes, which stands beside it: freeing a ``Guarded`` whose type depends on a parameter looks
/// that type up, which was half the time of making and freeing a shared sequence.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
    @usableFromInline let witness = LockWitness()
    @usableFromInline let mutex = Mutex(())

    @usableFromInline
    package init() {}

    @inlinable
    package borrowing func run<Result>(_ body: () -> Result) -> Result {
        mutex.withLock { _ in
            witness.locked()
            nonisolated(unsafe) let result = body()
            witness.unlocks()
            return result
        }
    }
}

/// A value behind a lock that guards a few loads and stores, and never user code (law 2).
@usableFromInline
package struct Guarded<Value>: ~Copyable {
    @usableFromInline let witness = LockWitness()
    @usableFromInline let mutex: Mutex<Value>

    @inlinable
    package init(_ value: Value) {
        nonisolated(unsafe) let value = value
        mutex = Mutex(value)
    }

    @inlinable
    package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        nonisolated(unsafe) let body = body
        return mutex.withLock { value in
            witness.locked()
            nonisolated(unsafe) let result = body(&value)
            witness.unlocks()
            return result
        }
    }
}

/// Sound: a lock is there to be reached from several threads.
extension Guarded: @unchecked Sendable {}
