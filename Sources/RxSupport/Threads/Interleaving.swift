#if INTERLEAVINGS
internal import Foundation

/// Tells `Tests/InterleavingTests` about each access to a ``SharedAtomic`` and a ``Lock``, so that the test decides
/// which thread runs next (Decision 0033).
@usableFromInline
package enum Interleaving {
    /// The declaration of an atomic value or a lock.
    @usableFromInline
    package struct Place: Sendable {
        package let file: StaticString
        package let line: UInt

        @usableFromInline
        package init(file: StaticString, line: UInt) {
            self.file = file
            self.line = line
        }
    }

    /// An event on a thread of the test. The report of a future event returns when the thread may go on.
    @usableFromInline
    package enum Event {
        case willAccess(UnsafeRawPointer, Place, StaticString)
        /// With the hash of the value before.
        case didAccess(UnsafeRawPointer, Int, isWrite: Bool)
        /// Returns when the lock is free.
        case willLock(UnsafeRawPointer, Place)
        case didUnlock(UnsafeRawPointer)
        /// The thread is about to wait for a word that another thread changes.
        case willWait(UnsafeRawPointer)
        case didWake(UnsafeRawPointer)
        /// The address may be another object's afterwards.
        case willFree(UnsafeRawPointer)
    }

    /// A thread of the test.
    package final class Thread {
        package let handle: (Event) -> Void
        /// Takes a turn of an actor, in place of the actor.
        package var takeTurn: (@escaping () -> Void) -> Void = { $0() }

        package init(_ handle: @escaping (Event) -> Void) { self.handle = handle }
    }

    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The calling thread if it is a thread of the test.
    package static var current: Thread? {
        pthread_getspecific(key).map { Unmanaged<Thread>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes `thread` the calling thread's ``current``, and retains it for good.
    package static func setCurrent(_ thread: Thread) {
        pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
    }

    @usableFromInline
    static func report(_ event: Event) { current?.handle(event) }

    /// Waits for the word of a lock. A thread that does not belong to the test yields instead.
    static func wait(_ word: UnsafeRawPointer) {
        if let current { current.handle(.willWait(word)) } else { sched_yield() }
    }

    /// Makes `thread` the calling thread's ``current`` during `body`.
    package static func withCurrent(_ thread: Thread, _ body: () -> Void) {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(thread).toOpaque())
        withExtendedLifetime(thread, body)
        pthread_setspecific(key, outer)
    }

    private static let lock = NSLock()

    static func atomically<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}
#endif
