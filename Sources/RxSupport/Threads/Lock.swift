internal import CRx
public import Synchronization

/// A lock that guards a few loads and stores, and never user code (law 2).
///
/// The lock is not handed over: a running thread may take it before a thread that has waited. Handing it over makes
/// every thread wait for a sleeping one as soon as there are more threads than cores. Decision 0008 explains this
/// choice of lock.
///
/// The guarded state is a `var` beside the lock. Only a function `withLock` accesses it, inside ``run(_:)``. So no two
/// threads access it at once, and its exclusivity need not be checked. Objects to be released are returned from
/// `withLock`, and the caller releases them outside the lock. ``Guarded`` combines the lock and the state, for a place
/// where one more allocation does not matter.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
    /// The values of ``word``.
    @usableFromInline
    enum Word {
        @inlinable static var free: UInt32 { 0 }
        @inlinable static var held: UInt32 { 1 }
        /// Held, and a thread may be waiting for it.
        @inlinable static var awaited: UInt32 { 2 }
    }

    @usableFromInline let word = SharedAtomic(Word.free)

    #if INTERLEAVINGS
    @usableFromInline let place: Interleaving.Place

    @usableFromInline
    package init(file: StaticString = #fileID, line: UInt = #line) {
        place = Interleaving.Place(file: file, line: line)
    }
    #else
    @usableFromInline
    package init() {}
    #endif

    /// Keeps the lock usable in a child of `fork()`. It is for a lock of global state, which never moves and is never
    /// freed. No thread may hold two of these locks at once.
    package borrowing func keepUsableAfterFork() { withUnsafePointer(to: word) { crx_keep_usable_after_fork($0) } }

    @inlinable
    package borrowing func run<Result>(_ body: () -> Result) -> Result {
        acquire()
        // Sound: `result` goes to the caller on the same thread, and the caller decides what `body` returns.
        nonisolated(unsafe) let result = body()
        release()
        return result
    }

    @inlinable
    borrowing func acquire() {
        #if INTERLEAVINGS
        Interleaving.report(.willLock(word.address, place))
        #endif
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
        if word.exchange(Word.free, ordering: .releasing) == Word.awaited { wakeAll() }
        #if INTERLEAVINGS
        Interleaving.report(.didUnlock(word.address))
        #endif
    }

    /// How often a thread checks the lock again before it sleeps. The checks together take a little longer than a
    /// running thread holds the lock.
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
        // A thread that has waited cannot know whether other threads still wait, so it marks the lock as awaited.
        while word.exchange(Word.awaited, ordering: .acquiring) != Word.free {
            #if INTERLEAVINGS
            Interleaving.wait(word.address)
            #else
            withUnsafePointer(to: word) { crx_wait($0, Word.awaited) }
            #endif
        }
    }

    @inline(never) @usableFromInline
    borrowing func wakeAll() {
        #if INTERLEAVINGS
        Interleaving.report(.didWake(word.address))
        #else
        withUnsafePointer(to: word) { crx_wake($0) }
        #endif
    }
}
