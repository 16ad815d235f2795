public import CRx
public import RxSupport
public import Synchronization

/// Lets in one thread at a time. A thread that finds the gate taken enqueues its work, and the thread inside does this
/// pending work before it leaves. The glossary in Architecture.md defines *token*, *thread inside*, *pending work*,
/// *batch* and *turn*.
///
/// The word ``owner`` has these values, where t is the token of a thread. No token is odd, and none is 0 or 2.
///
/// | owner | state |
/// |---|---|
/// | 0 | Idle: nobody is inside, and no turn is scheduled. |
/// | 1 | A turn is scheduled, or is about to be, and nobody is inside. |
/// | t | The thread t is inside. It may be running a turn. |
/// | t + 1 | The thread t is inside, and work is pending. |
/// | 2 | A turn is running, on a thread that the state does not name, or a turn is scheduled to continue the batch. |
/// | 3 | As 2, and more work is pending than the batch. |
///
/// A thread first enqueues its work and then sets the lowest bit, which keeps the thread inside from leaving. So work
/// can be in the queue for a moment before the bit is set.
///
/// There are two modes. With ``pass(_:_:)``, a thread that is already inside passes again at once, so reentrant events
/// nest, as Rx defines. With ``performSerially(_:_:)``, such a thread enqueues its work too, so each piece of work ends
/// before the next begins. A client with its own rule uses the parts of these modes:
///
/// | client | uses |
/// |---|---|
/// | `Emitter`, `StateMachineSink` | `pass` |
/// | `PublishCore`, `MergeSink`, `SwitchSink`, `Combination` | `pass`. For a loss: `performSerially`, to come last |
/// | `MergeLimit`, `NamedWork`, `PeriodicWork`, `ScopedMutations` | `performSerially` |
/// | `ReplayCore` | `enterUnderLock`, `isInside`, `claim`, `notifyThreadInside`, `own`, `exit` |
/// | `ConcatSink` | `claim`, `isInside`, `own`, `exit` |
/// | `ReactorRuntime` | `enter`, `isInside`, `enqueue`, `claim`, `dequeueBatch`, `exit` |
/// | the same with a scheduler | `enter`, `isInside`, `enqueueForTurn`, `own`, `dequeueBatch`, `exit`, `endTurn` |
/// | `ActorDelivery` | `enqueueForTurn`, `dequeueBatch`, `endTurn` |
/// | `ObserveOnSink` | `enqueue`, `claim`, `dequeueBatch`, `endTurn` |
///
/// `ReplayCore` has a queue of its own under its own lock, so its gate only decides which thread delivers. `ConcatSink`
/// has a variable instead of a queue. The gates of `ConcatSink` and `ReactorRuntime` begin with the creating thread
/// inside. Some clients also read ``isIdle``.
///
/// No thread waits until another thread's user code returns. But a thread may be held up briefly:
/// - ``pass(_:_:)`` pauses for about 50 µs at most before it enqueues its work: see ``attempts``.
/// - Enqueuing takes ``lock``. Other threads hold it for a few loads and stores, and while the queue grows.
/// - ``pass(_:_:)`` yields the processor at each 1024th piece of waiting work.
@usableFromInline
package struct Gate: ~Copyable {
    @usableFromInline let owner = SharedAtomic<UInt>(0)
    @usableFromInline let lock = Lock()
    /// A retained ``Inbox``, made when work is enqueued for the first time. It is a raw pointer, because a gate that
    /// was generic in the type of its work would have to look that type up when it is freed.
    ///
    /// Accessed under ``lock``, except in `deinit`, when no other thread uses the gate. It is atomic because it is
    /// written through a `let`.
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

    // MARK: Modes

    /// Runs `body` now if the gate is idle or the caller is inside. Otherwise enqueues `work`, unless the gate becomes
    /// idle soon (see ``attempts``). `work` must do the same as `body`.
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

    /// Performs `work` now if the gate is idle or the caller is inside. Otherwise enqueues `work`, unless the gate
    /// becomes idle soon (see ``attempts``).
    @inlinable
    package func pass<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        pass(inside, orEnqueue: work) { inside.perform(work) }
    }

    /// Runs `body` now if the gate is idle. Otherwise enqueues `work` at once for the thread inside, which may be the
    /// caller. `work` must do the same as `body`.
    @inlinable
    package func performSerially<Inside: Gated>(
        _ inside: Inside, orEnqueue work: @autoclosure () -> Inside.Work, _ body: () -> Void
    ) {
        let token = ThreadLocal.token
        if enter(token) {
            body()
            if !exit(token) { drain(inside, token) }
        } else {
            enqueueForThreadInside(work(), inside, token)
        }
    }

    /// Performs `work` now if the gate is idle. Otherwise enqueues it at once for the thread inside, which may be the
    /// caller.
    @inlinable
    package func performSerially<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        performSerially(inside, orEnqueue: work) { inside.perform(work) }
    }

    // MARK: Parts

    /// The lowest bit of ``owner``: work is pending. Without any other bit: a turn is scheduled, and nobody is inside.
    @inlinable
    package static var pendingWorkBit: UInt { 1 }

    /// Whether nobody is inside and no turn is scheduled.
    @inlinable
    package var isIdle: Bool { owner.load(ordering: .acquiring) == 0 }

    /// Whether the thread with this token is inside.
    @inlinable
    package func isInside(_ token: UInt) -> Bool { owner.load(ordering: .relaxed) & ~Self.pendingWorkBit == token }

    /// Enters if the gate is idle. Returns whether the caller has entered. A thread that is already inside does not
    /// enter again.
    @inlinable
    package func enter(_ token: UInt) -> Bool { exchange(0, token) }

    /// Leaves if no work is pending. Returns whether the caller has left. If not, the caller is still inside and must
    /// do the pending work.
    @inlinable
    package func exit(_ token: UInt) -> Bool { exchange(token, 0) }

    /// Enqueues `work`. The caller must then ``claim(for:)`` the gate.
    ///
    /// - Returns: How many pieces of work wait now, including `work`. The batch does not count.
    @inlinable
    package func enqueue<Work>(_ work: Work) -> Int { lock.run { Inbox.append(work, to: inbox) } }

    /// Makes sure that work which the caller has enqueued is done: makes `newOwner` the owner if the gate is idle, and
    /// otherwise sets ``pendingWorkBit``.
    ///
    /// - Parameter newOwner: The caller's token; ``pendingWorkBit`` if the caller will schedule a turn; 0 to leave an
    ///   idle gate idle.
    /// - Returns: Whether the gate was idle. Then the caller must do the pending work, or schedule the turn, unless
    ///   `newOwner` is 0.
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

    /// Makes the thread inside, or the scheduled turn, look for work before it leaves. Does nothing if the gate is
    /// idle.
    ///
    /// - Returns: Whether the gate is not idle. This is also true if a turn is scheduled and no thread is inside.
    @inlinable
    package func notifyThreadInside() -> Bool { !claim(for: 0) }

    /// Makes all waiting work the batch, makes `token` the owner, and clears ``pendingWorkBit``. Called by the thread
    /// inside or by a turn. If the last batch is not finished, changes nothing and returns that batch.
    ///
    /// The caller takes ``lock`` once per batch, while other threads take it once for each piece of work that they
    /// enqueue.
    ///
    /// - Returns: The inbox with the batch; `nil` if no work was ever enqueued.
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

    /// Does the same as ``enter(_:)``, but with a load and a store instead of an atomic exchange. Every call of this
    /// method and of ``claim(for:)`` on this gate must hold the same lock.
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

    /// Does the pending work until none is left, and leaves.
    @inlinable @inline(never)
    func drain<Inside: Gated>(_ inside: Inside, _ token: UInt) {
        ThreadLocal.withoutContext {
            repeat {
                dequeueBatch(token, as: Inside.Work.self)?.performBatch { inside.perform($0) }
            } while !exit(token)
        }
    }

    /// How many times ``pass(_:_:)`` checks again whether a taken gate has become idle. ``pass(_:_:)`` pauses after
    /// each check, each time twice as long as before. After the last pause it enqueues its work, and does that work
    /// itself if the gate is idle by then. If a check finds that work is pending, ``pass(_:_:)`` enqueues its work
    /// without any further pause.
    ///
    /// The pauses are 1920 pause instructions in all: about 50 µs on the measured processor. Most deliveries end within
    /// this time. Also, while a thread pauses, the thread inside delivers many events in a row. So the threads take
    /// data from each other's caches less often (Decision 0008).
    @inlinable
    static var attempts: Int32 {
        #if INTERLEAVINGS
        1  // Each check is the same code, and each further one multiplies the interleavings.
        #else
        4
        #endif
    }

    /// The number of pause instructions after the first of these checks: about 3 µs, the time of one or two hundred
    /// events.
    @inlinable
    static var firstPause: Int32 { 128 }

    /// Does the work of ``pass(_:_:)`` for a thread that is outside and has found the gate taken.
    @inlinable @inline(never)
    func retryOrEnqueue<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) {
        for attempt in 0..<Self.attempts {
            let current = owner.load(ordering: .relaxed)
            if current == 0, enter(token) {
                inside.perform(work)
                if !exit(token) { drain(inside, token) }
                return
            }
            // If work is pending, the thread inside does that work first.
            if current & Self.pendingWorkBit != 0 { break }
            crx_pause(Self.firstPause << attempt)
        }
        ThreadLocal.yieldIfQueueIsLong(enqueueForThreadInside(work, inside, token))
    }

    /// Enqueues `work`. If the gate has become idle, enters it and does the pending work.
    ///
    /// - Returns: How many pieces of work waited, including `work`.
    @discardableResult
    @inlinable @inline(never)
    func enqueueForThreadInside<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) -> Int {
        let count = enqueue(work)
        if claim(for: token) { drain(inside, token) }
        return count
    }
}
