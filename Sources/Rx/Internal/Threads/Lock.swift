internal import CRx
public import Synchronization

/// A lock that guards a few loads and stores, and never user code (law 2).
///
/// Decision 0008 says why it is this one. The lock is not handed over: a thread that is running may take it before a thread
/// that has waited. Handing it over makes every thread wait for a sleeping one as soon as there are more threads than cores.
///
/// The state that it guards stands beside it, in a `var` that one function reaches, `withLock`, and that inside ``run(_:)``.
/// So no two threads are there at once, and exclusivity need not be checked; what is released is handed out and released by the
/// caller. Where an allocation does not matter, ``Guarded`` is both.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
    /// What ``word`` may be.
    @usableFromInline
    enum Word {
        @inlinable static var free: UInt32 { 0 }
        @inlinable static var held: UInt32 { 1 }
        /// Held, and a thread may be waiting for it.
        @inlinable static var awaited: UInt32 { 2 }
    }

    @usableFromInline let word = Atomic(Word.free)

    @usableFromInline
    package init() {}

    /// Keeps the lock usable in a child of `fork()`. For a lock of global state, which stays in its place for ever; no thread may hold two of
    /// them.
    package borrowing func keepUsableAfterFork() { withUnsafePointer(to: word) { crx_keep_usable_after_fork($0) } }

    @inlinable
    package borrowing func run<Result>(_ body: () -> Result) -> Result {
        acquire()
        // Sound: what leaves the lock is what the caller asked for.
        nonisolated(unsafe) let result = body()
        release()
        return result
    }

    @inlinable
    borrowing func acquire() {
        if !word.compareExchange(expected: Word.free, desired: Word.held, ordering: .acquiring).exchanged { wait() }
        #if DEBUG
        ThreadLocal.didLock()
        #endif
    }

    @inlinable
    borrowing func release() {
        #if DEBUG
        ThreadLocal.didUnlock()
        #endif
        if word.exchange(Word.free, ordering: .releasing) == Word.awaited { wakeOne() }
    }

    /// How often a thread looks again before it sleeps: that takes a little longer than a running thread keeps the lock.
    private static var attempts: Int32 { 6 }

    @inline(never) @usableFromInline
    borrowing func wait() {
        for attempt in 0..<Self.attempts {
            if word.load(ordering: .relaxed) == Word.free,
                word.compareExchange(expected: Word.free, desired: Word.held, ordering: .acquiring).exchanged
            {
                return
            }
            crx_pause(1 << attempt)
        }
        // A thread that has waited cannot know whether others wait too, so it marks the lock as awaited.
        while word.exchange(Word.awaited, ordering: .acquiring) != Word.free {
            withUnsafePointer(to: word) { crx_wait($0, Word.awaited) }
        }
    }

    @inline(never) @usableFromInline
    borrowing func wakeOne() { withUnsafePointer(to: word) { crx_wake($0) } }
}
