public import Synchronization

/// Carries a value past the compiler's region checks. Whoever writes one says beside it why that is sound.
@frozen @usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
}

#if DEBUG
    /// What debug builds know of a lock: that the thread holds one, for ``ThreadLocal/assertNoLockHeld()``; and that who has it
    /// comes after who had it, which ThreadSanitizer does not see when they wait in the standard library's `Mutex`.
    @usableFromInline
    package struct LockWitness: ~Copyable, Sendable {
        @usableFromInline let order = Atomic<Int>(0)

        @usableFromInline
        init() {}

        @inlinable
        borrowing func locked() {
            _ = order.load(ordering: .acquiring)
            ThreadLocal.didLock()
        }

        @inlinable
        borrowing func unlocks() {
            ThreadLocal.didUnlock()
            order.store(0, ordering: .releasing)
        }
    }
#endif

/// A lock that guards a few loads and stores, and never user code (law 2).
///
/// For the state of generic classes, which stands beside it: freeing a ``Guarded`` whose type depends on a parameter looks
/// that type up, which was half the time of making and freeing a shared sequence.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())
    #if DEBUG
        @usableFromInline let witness = LockWitness()
    #endif

    @usableFromInline
    package init() {}

    @inlinable
    package borrowing func run<Result>(_ body: () -> Result) -> Result {
        // Sound: what leaves the lock is what its caller asked for.
        mutex.withLock { _ in
            #if DEBUG
                witness.locked()
                defer { witness.unlocks() }
            #endif
            return Unchecked(body())
        }.value
    }
}

/// A value behind a lock that guards a few loads and stores, and never user code (law 2).
@usableFromInline
package struct Guarded<Value>: ~Copyable {
    /// Sound: the value is reached under the lock only, and what leaves `withLock` is what its caller asked for.
    @usableFromInline let mutex: Mutex<Unchecked<Value>>
    #if DEBUG
        @usableFromInline let witness = LockWitness()
    #endif

    @inlinable
    package init(_ value: Value) { mutex = Mutex(Unchecked(value)) }

    @inlinable
    package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { guarded in
            #if DEBUG
                witness.locked()
                defer { witness.unlocks() }
            #endif
            return Unchecked(body(&guarded.value))
        }.value
    }
}

/// Sound: a lock is there to be reached from several threads.
extension Guarded: @unchecked Sendable {}
