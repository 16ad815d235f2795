public import CRx
public import Synchronization

/// Lets one thread at a time in and makes none wait: a thread that finds the gate taken leaves its work, and the thread inside does it.
///
/// All of this package's "the first one does the work" is this. There are two disciplines. With ``pass(_:_:)`` a thread that is already
/// inside passes again at once, so reentrant events nest, as Rx defines. With ``queue(_:_:)`` it leaves its work too, so each piece
/// of work ends before the next begins. A reactor's runtime and a replaying subject have rules of their own about which thread passes; they
/// use the parts that both disciplines are made of: ``enter(_:)``, ``leave(_:)``, ``claim(for:)``, ``takeLeft(_:as:)``, ``exit(_:)``.
/// Where work is to be done elsewhere, on an actor or a scheduler, the thread that leaves the first piece schedules a turn.
///
/// The word is zero when nobody is inside, else the token of the thread inside; its lowest bit says that work was left.
@usableFromInline
package struct Gate: ~Copyable {
    @usableFromInline let owner = Atomic<UInt>(0)
    @usableFromInline let lock = Lock()
    /// A retained ``Inbox``, made when work is left for the first time. It is not stored by its type, because freeing the gate would
    /// have to look that up. Reached under ``lock`` only; atomic because it is written to through a `let`.
    @usableFromInline let inbox = Atomic<UnsafeMutableRawPointer?>(nil)

    /// - Parameter token: The thread that is inside from the beginning, or zero.
    @inlinable
    package init(ownedBy token: UInt = 0) {
        if token != 0 { owner.store(token, ordering: .relaxed) }
    }

    @inlinable
    deinit {
        if let inbox = inbox.load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(inbox).release() }
    }

    // MARK: Disciplines

    /// Runs `body` now when nobody is inside or the caller is; else leaves `work`, which is the same, for the thread inside.
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

    /// Performs `work` now when nobody is inside or the caller is; else leaves it for the thread inside.
    @inlinable
    package func pass<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        pass(inside, orLeave: work) { inside.perform(work) }
    }

    /// Performs `work` now when nobody is inside; else leaves it for the thread inside, which may be the caller.
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

    /// Set in ``owner`` when work was left; alone, when work is scheduled and no thread is inside.
    @inlinable
    package static var workWasLeft: UInt { 1 }

    /// Whether nobody is inside and nothing is scheduled.
    @inlinable
    package var isIdle: Bool { owner.load(ordering: .acquiring) == 0 }

    @inlinable
    package func isInside(_ token: UInt) -> Bool { owner.load(ordering: .relaxed) & ~Self.workWasLeft == token }

    /// Whether the caller is inside now, because nobody was.
    @inlinable
    package func enter(_ token: UInt) -> Bool { exchange(0, token) }

    /// Whether nobody is inside any more. If not, work was left, and the caller, who is still inside, must do it.
    @inlinable
    package func exit(_ token: UInt) -> Bool { exchange(token, 0) }

    /// Leaves `work`. The caller must then ``claim(for:)`` the gate.
    ///
    /// - Returns: How much waits now.
    @inlinable
    package func leave<Work>(_ work: Work) -> Int { lock.run { Inbox.append(work, to: inbox) } }

    /// Makes sure that what was left will be seen.
    ///
    /// - Parameter newOwner: The caller's token; or ``workWasLeft``, when the caller will schedule a turn.
    /// - Returns: Whether `newOwner` owns the gate now, because nobody was inside: it must do what was left.
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

    /// Has the thread inside look for work before it leaves.
    ///
    /// - Returns: Whether anybody is inside.
    @inlinable
    package func remindThreadInside() -> Bool { !claim(for: 0) }

    /// Takes all that was left, as the thread that is inside or has the scheduled turn: threads that leave more meet this one at the lock
    /// once a batch, not once a piece of work. While a batch is not done, that is what this returns, and more waits.
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

    /// What ``enter(_:)`` does, for a gate that is entered and claimed under one lock only: without a second atomic operation.
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

    /// Does what was left, until nothing is; then nobody is inside.
    @inlinable @inline(never)
    func drain<Inside: Gated>(_ inside: Inside, _ token: UInt) {
        ThreadLocal.withoutCause {
            repeat {
                takeLeft(token, as: Inside.Work.self)?.performBatch { inside.perform($0) }
            } while !exit(token)
        }
    }

    /// How often a thread looks again before it leaves its work, each time after twice the time: for some 50 µs in all. Most events are over by
    /// then, and threads that take turns by many events at a time seldom take from each other what they have in their caches
    /// (Decision 0008).
    @inlinable
    static var attempts: Int32 { 4 }

    /// How many turns a thread pauses before it looks again for the first time: some 3 µs, as long as a hundred events or two.
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
            // Where others have left work, the thread inside will not be out soon.
            if current & Self.workWasLeft != 0 { break }
            crx_pause(Self.firstPause << attempt)
        }
        ThreadLocal.yieldIfMuchWaits(leaveForThreadInside(work, inside, token))
    }

    /// - Returns: How much waited.
    @discardableResult
    @inlinable @inline(never)
    func leaveForThreadInside<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) -> Int {
        let count = leave(work)
        if claim(for: token) { drain(inside, token) }
        return count
    }
}
