public import CRx
public import Synchronization

/// Lets in one thread at a time and makes no thread wait. A thread that finds the gate taken enqueues its work, and the
/// thread inside does this pending work.
///
/// Every place in this package where one thread does the work of others is a gate. There are two disciplines. With
/// ``pass(_:_:)``, a thread that is already inside passes again at once, so reentrant events nest, as Rx defines. With
/// ``performSerially(_:_:)``, it enqueues its work too, so each piece of work ends before the next begins. A reactor's
/// runtime and a replaying subject have their own rules about the thread that passes. They use the parts of the two
/// disciplines: ``enter(_:)``, ``enqueue(_:)``, ``claim(for:)``, ``dequeueBatch(_:as:)``, ``exit(_:)``. If an actor or
/// a scheduler must do the work, the thread that enqueues the first piece schedules a turn.
///
/// The word `owner` is zero if nobody is inside, and otherwise the token of the thread inside. Its lowest bit says that
/// work is pending.
@usableFromInline
package struct Gate: ~Copyable {
    @usableFromInline let owner = Atomic<UInt>(0)
    @usableFromInline let lock = Lock()
    /// A retained ``Inbox``, made when work is enqueued for the first time. It is stored without its type, because
    /// otherwise freeing the gate would have to look the type up. Accessed under ``lock`` only. It is atomic because it
    /// is written through a `let`.
    @usableFromInline let inbox = Atomic<UnsafeMutableRawPointer?>(nil)

    /// - Parameter token: The token of the thread that is inside from the beginning, or zero.
    @inlinable
    package init(ownedBy token: UInt = 0) {
        if token != 0 { owner.store(token, ordering: .relaxed) }
    }

    @inlinable
    deinit {
        if let inbox = inbox.load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(inbox).release() }
    }

    // MARK: Disciplines

    /// Runs `body` now if nobody is inside or the caller is. Otherwise enqueues `work`, which does the same, for the
    /// thread inside.
    @inlinable
    package func pass<Inside: Gated>(
        _ inside: Inside, orEnqueue work: @autoclosure () -> Inside.Work, _ body: () -> Void
    ) {
        let token = ThreadLocal.token
        let (entered, found) = owner.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing)
        if entered {
            body()
            if !exit(token) { drain(inside, token) }
        } else if found & ~Self.pendingWorkBit == token {
            body()
        } else {
            retryOrEnqueue(work(), inside, token)
        }
    }

    /// Performs `work` now if nobody is inside or the caller is. Otherwise enqueues it for the thread inside.
    @inlinable
    package func pass<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        pass(inside, orEnqueue: work) { inside.perform(work) }
    }

    /// Performs `work` now if nobody is inside. Otherwise enqueues it for the thread inside, which may be the caller.
    @inlinable
    package func performSerially<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        let token = ThreadLocal.token
        if enter(token) {
            inside.perform(work)
            if !exit(token) { drain(inside, token) }
        } else {
            enqueueForThreadInside(work, inside, token)
        }
    }

    // MARK: Parts

    /// The bit of ``owner`` that is set if work is pending. It stands alone if a turn is scheduled and no thread is
    /// inside.
    @inlinable
    package static var pendingWorkBit: UInt { 1 }

    /// Whether nobody is inside and no turn is scheduled.
    @inlinable
    package var isIdle: Bool { owner.load(ordering: .acquiring) == 0 }

    @inlinable
    package func isInside(_ token: UInt) -> Bool { owner.load(ordering: .relaxed) & ~Self.pendingWorkBit == token }

    /// Enters if nobody is inside. Returns whether the caller is inside now.
    @inlinable
    package func enter(_ token: UInt) -> Bool { exchange(0, token) }

    /// Leaves, unless work is pending. Returns whether nobody is inside any more. If not, the caller is still inside
    /// and must do the pending work.
    @inlinable
    package func exit(_ token: UInt) -> Bool { exchange(token, 0) }

    /// Enqueues `work`. The caller must then ``claim(for:)`` the gate.
    ///
    /// - Returns: How many pieces of work wait now.
    @inlinable
    package func enqueue<Work>(_ work: Work) -> Int { lock.run { Inbox.append(work, to: inbox) } }

    /// Makes sure that the pending work will be seen.
    ///
    /// - Parameter newOwner: The caller's token, or ``pendingWorkBit`` if the caller will schedule a turn.
    /// - Returns: Whether `newOwner` owns the gate now, because nobody was inside. Then it must do the pending work.
    @inlinable
    package func claim(for newOwner: UInt) -> Bool {
        while true {
            let current = owner.load(ordering: .acquiring)
            if current == 0 {
                if exchange(0, newOwner) { return true }
            } else if current & Self.pendingWorkBit != 0 || exchange(current, current | Self.pendingWorkBit) {
                return false
            }
        }
    }

    /// Makes the thread inside look for work before it leaves.
    ///
    /// - Returns: Whether a thread is inside.
    @inlinable
    package func notifyThreadInside() -> Bool { !claim(for: 0) }

    /// Dequeues all pending work, for the thread inside or the scheduled turn. So threads that enqueue more work
    /// compete with this thread for the lock once per batch, not once per piece of work. If the last batch is not
    /// finished, returns that batch, and newer work goes on waiting.
    @inlinable
    package func dequeueBatch<Work>(_ token: UInt, as type: Work.Type) -> Inbox<Work>? {
        lock.run {
            let inbox = Inbox<Work>.existing(in: inbox)
            if let inbox, !inbox.batch.isEmpty { return inbox }
            owner.store(token, ordering: .releasing)
            inbox?.makeBatch()
            return inbox
        }
    }

    /// Does what ``enter(_:)`` does, for a gate that is entered and claimed only under one lock. So it needs no second
    /// atomic exchange.
    @inlinable
    package func enterUnderLock(_ token: UInt) -> Bool {
        guard isIdle else { return false }
        owner.store(token, ordering: .relaxed)
        return true
    }

    @inlinable
    func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        owner.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    // MARK: Contention

    /// Does the pending work, until none is left. Then nobody is inside.
    @inlinable @inline(never)
    func drain<Inside: Gated>(_ inside: Inside, _ token: UInt) {
        ThreadLocal.withoutCause {
            repeat {
                dequeueBatch(token, as: Inside.Work.self)?.performBatch { inside.perform($0) }
            } while !exit(token)
        }
    }

    /// How often a thread checks again before it enqueues its work, each time after twice the pause: for about 50 µs in
    /// all. Most events are over by then. And threads that alternate only after many events seldom take data from each
    /// other's caches (Decision 0008).
    @inlinable
    static var attempts: Int32 { 4 }

    /// How many turns a thread pauses before its first new check: about 3 µs, the time of one or two hundred events.
    @inlinable
    static var firstPause: Int32 { 128 }

    @inlinable @inline(never)
    func retryOrEnqueue<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) {
        for attempt in 0..<Self.attempts {
            let current = owner.load(ordering: .relaxed)
            if current == 0, enter(token) {
                inside.perform(work)
                if !exit(token) { drain(inside, token) }
                return
            }
            // If work is pending, the thread inside will not leave soon.
            if current & Self.pendingWorkBit != 0 { break }
            crx_pause(Self.firstPause << attempt)
        }
        ThreadLocal.yieldIfQueueIsLong(enqueueForThreadInside(work, inside, token))
    }

    /// - Returns: How many pieces of work waited.
    @discardableResult
    @inlinable @inline(never)
    func enqueueForThreadInside<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) -> Int {
        let count = enqueue(work)
        if claim(for: token) { drain(inside, token) }
        return count
    }
}
