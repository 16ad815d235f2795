public import CRx
public import Synchronization

/// Lets in one thread at a time and makes no thread wait. A thread that finds the gate taken leaves its work, and the
/// thread inside does it.
///
/// Every place in this package where one thread does the work that others leave is a gate. There are two disciplines.
/// With ``pass(_:_:)``, a thread that is already inside passes again at once, so reentrant events nest, as Rx defines.
/// With ``queue(_:_:)``, it leaves its work too, so each piece of work ends before the next begins. A reactor's runtime
/// and a replaying subject have their own rules about the thread that passes. They use the parts of the two
/// disciplines: ``enter(_:)``, ``leave(_:)``, ``claim(for:)``, ``takeLeft(_:as:)``, ``exit(_:)``. If an actor or a
/// scheduler must do the work, the thread that leaves the first piece schedules a turn.
///
/// The word `owner` is zero if nobody is inside, and otherwise the token of the thread inside. Its lowest bit says that
/// work was left.
@usableFromInline
package struct Gate: ~Copyable {
    @usableFromInline let owner = Atomic<UInt>(0)
    @usableFromInline let lock = Lock()
    /// A retained ``Inbox``, made when work is left for the first time. It is stored without its type, because
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

    /// Runs `body` now if nobody is inside or the caller is. Otherwise leaves `work`, which does the same, for the
    /// thread inside.
    @inlinable
    package func pass<Inside: Gated>(
        _ inside: Inside, orLeave work: @autoclosure () -> Inside.Work, _ body: () -> Void
    ) {
        let token = ThreadLocal.token
        let (entered, found) = owner.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing)
        if entered {
            body()
            if !exit(token) { drain(inside, token) }
        } else if found & ~Self.workWasLeft == token {
            body()
        } else {
            retryOrLeave(work(), inside, token)
        }
    }

    /// Performs `work` now if nobody is inside or the caller is. Otherwise leaves it for the thread inside.
    @inlinable
    package func pass<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        pass(inside, orLeave: work) { inside.perform(work) }
    }

    /// Performs `work` now if nobody is inside. Otherwise leaves it for the thread inside, which may be the caller.
    @inlinable
    package func queue<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        let token = ThreadLocal.token
        if enter(token) {
            inside.perform(work)
            if !exit(token) { drain(inside, token) }
        } else {
            leaveForThreadInside(work, inside, token)
        }
    }

    // MARK: Parts

    /// The bit of ``owner`` that is set if work was left. It stands alone if a turn is scheduled and no thread is
    /// inside.
    @inlinable
    package static var workWasLeft: UInt { 1 }

    /// Whether nobody is inside and no turn is scheduled.
    @inlinable
    package var isIdle: Bool { owner.load(ordering: .acquiring) == 0 }

    @inlinable
    package func isInside(_ token: UInt) -> Bool { owner.load(ordering: .relaxed) & ~Self.workWasLeft == token }

    /// Enters if nobody is inside. Returns whether the caller is inside now.
    @inlinable
    package func enter(_ token: UInt) -> Bool { exchange(0, token) }

    /// Leaves, unless work was left. Returns whether nobody is inside any more. If not, the caller is still inside and
    /// must do the left work.
    @inlinable
    package func exit(_ token: UInt) -> Bool { exchange(token, 0) }

    /// Leaves `work`. The caller must then ``claim(for:)`` the gate.
    ///
    /// - Returns: How many pieces of work wait now.
    @inlinable
    package func leave<Work>(_ work: Work) -> Int { lock.run { Inbox.append(work, to: inbox) } }

    /// Makes sure that the work that was left will be seen.
    ///
    /// - Parameter newOwner: The caller's token, or ``workWasLeft`` if the caller will schedule a turn.
    /// - Returns: Whether `newOwner` owns the gate now, because nobody was inside. Then it must do the left work.
    @inlinable
    package func claim(for newOwner: UInt) -> Bool {
        while true {
            let current = owner.load(ordering: .acquiring)
            if current == 0 {
                if exchange(0, newOwner) { return true }
            } else if current & Self.workWasLeft != 0 || exchange(current, current | Self.workWasLeft) {
                return false
            }
        }
    }

    /// Makes the thread inside look for work before it leaves.
    ///
    /// - Returns: Whether a thread is inside.
    @inlinable
    package func remindThreadInside() -> Bool { !claim(for: 0) }

    /// Takes all the work that was left, for the thread inside or the scheduled turn. So threads that leave more work
    /// compete with this thread for the lock once per batch, not once per piece of work. If the last batch is not
    /// finished, returns that batch, and newer work goes on waiting.
    @inlinable
    package func takeLeft<Work>(_ token: UInt, as type: Work.Type) -> Inbox<Work>? {
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

    /// Does the work that was left, until none is left. Then nobody is inside.
    @inlinable @inline(never)
    func drain<Inside: Gated>(_ inside: Inside, _ token: UInt) {
        ThreadLocal.withoutCause {
            repeat {
                takeLeft(token, as: Inside.Work.self)?.performBatch { inside.perform($0) }
            } while !exit(token)
        }
    }

    /// How often a thread checks again before it leaves its work, each time after twice the pause: for about 50 µs in
    /// all. Most events are over by then. And threads that alternate only after many events seldom take data from each
    /// other's caches (Decision 0008).
    @inlinable
    static var attempts: Int32 { 4 }

    /// How many turns a thread pauses before its first new check: about 3 µs, the time of one or two hundred events.
    @inlinable
    static var firstPause: Int32 { 128 }

    @inlinable @inline(never)
    func retryOrLeave<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) {
        for attempt in 0..<Self.attempts {
            let current = owner.load(ordering: .relaxed)
            if current == 0, enter(token) {
                inside.perform(work)
                if !exit(token) { drain(inside, token) }
                return
            }
            // If others have left work, the thread inside will not leave soon.
            if current & Self.workWasLeft != 0 { break }
            crx_pause(Self.firstPause << attempt)
        }
        ThreadLocal.yieldIfMuchWaits(leaveForThreadInside(work, inside, token))
    }

    /// - Returns: How many pieces of work waited.
    @discardableResult
    @inlinable @inline(never)
    func leaveForThreadInside<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) -> Int {
        let count = leave(work)
        if claim(for: token) { drain(inside, token) }
        return count
    }
}
