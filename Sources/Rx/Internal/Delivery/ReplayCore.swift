public import RxSupport
public import Synchronization

/// Delivers to many subscribers and replays to late ones: the core of behaviours, replays and shared sequences.
///
/// The lock guards the state, and is not held during a delivery. If an element arrives while another thread delivers,
/// the sender stores the element at once, so that readers see it, and enqueues it. The thread inside delivers it later.
/// So no sender waits for the user code of a subscriber. A sender only takes the lock, and yields the processor when
/// the queue is long.
///
/// If the thread inside sends an element itself, it delivers the element at once, from inside the current delivery.
/// There are two exceptions: if other work waits in the queue, or if several elements are being replayed, the thread
/// enqueues the element.
///
/// A new subscriber receives the remembered elements before `attach` returns, even while another thread delivers.
@usableFromInline
final class ReplayCore<Element> {
    /// A piece of pending work for the thread inside. It is a value, because a closure would be allocated each time.
    @frozen @usableFromInline
    enum Work {
        case next(Element)
        case end(Ending)
        case insert(Subscriber<Element>)
        /// The subject was freed.
        case sourceLost
        /// The source of a subscriber was lost when the subject was disposed of.
        case lost(Subscriber<Element>)
    }

    /// What the thread inside does next, outside the lock: delivers an event to its receivers, or releases a
    /// subscriber.
    @frozen @usableFromInline
    enum Delivery {
        case next(Element, Receivers<Element>)
        case end(Ending, SubscriberList<Element>)
        case sourceLost(SubscriberList<Element>)
        case lost(Subscriber<Element>)
        /// The caller only releases the subscriber. It does so outside the lock, because a `deinit` is user code.
        case release(Subscriber<Element>)
    }

    @frozen @usableFromInline
    struct State: ~Copyable {
        @usableFromInline var buffer: ReplayBuffer<Element>
        /// How many elements have arrived. Tells ``ReplayCore/update(_:)`` whether the last element is still the same.
        @usableFromInline var arrivals: UInt
        /// The token of the thread that sent the last element. Tells ``ReplayCore/update(_:)`` whether its own closure
        /// did.
        @usableFromInline var lastSender: UInt
        @usableFromInline var subscribers: SubscriberList<Element>
        @usableFromInline var ending: Ending?
        @usableFromInline var isDisposed: Bool

        /// Whether several elements are being replayed inside the gate. An event that is sent from inside the replay
        /// must not overtake the remaining ones, so it is enqueued.
        @usableFromInline var isReplaying: Bool
        /// Whether work from the queue is being done. Set when the thread inside dequeues work, and cleared when it
        /// finds the queue empty.
        @usableFromInline var isDraining: Bool
        @usableFromInline var queue: Queue<Work>
        /// The subscriber that the thread inside delivers to, or last delivered to, without retaining it.
        @usableFromInline var borrowed: Unmanaged<Subscriber<Element>>?
        /// The borrowed subscriber. Set when the subscribers are about to change during a delivery. Keeps the borrowed
        /// subscriber alive until the thread inside has delivered.
        @usableFromInline var keptAlive: Subscriber<Element>?

        @inlinable
        init(buffer: ReplayBuffer<Element>) {
            self.buffer = buffer
            (arrivals, lastSender) = (0, 0)
            subscribers = SubscriberList()
            ending = nil
            (isDisposed, isReplaying, isDraining) = (false, false, false)
            queue = Queue()
            (borrowed, keptAlive) = (nil, nil)
        }

        /// Whether the only subscriber is the borrowed one.
        @inlinable
        var isOnlySubscriberBorrowed: Bool {
            guard let borrowed, let only = subscribers.only else { return false }
            return borrowed.toOpaque() == Unmanaged.passUnretained(only).toOpaque()
        }

        /// Returns the receivers of an element that a thread in this role delivers. A nested delivery borrows nothing,
        /// because only one subscriber can be borrowed at a time.
        @inlinable
        mutating func receivers(_ role: Role) -> Receivers<Element> {
            guard role != .nested, let only = subscribers.only else { return .retained(subscribers) }
            let unretained = Unmanaged.passUnretained(only)
            borrowed = unretained
            return .borrowed(unretained)
        }

        /// Whether no work waits in the queue, and no work from the queue is being done. If so, each remembered element
        /// already has its receivers. A subscriber that is inserted now receives the remembered elements by its replay,
        /// and only later elements by deliveries.
        @inlinable
        var isCaughtUp: Bool { queue.isEmpty && !isDraining }
    }

    @usableFromInline let lock = Lock()

    /// Lets one thread at a time deliver. Threads enter and claim the gate under ``lock``, so that elements are
    /// delivered in the order of their arrival in the buffer. Threads leave the gate without the lock.
    @usableFromInline let gate = Gate()

    /// The number of subscribers. It is written under the lock, and read without the lock by one load.
    @usableFromInline let count = SharedAtomic<Int>(0)

    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) @usableFromInline var state: State

    /// Whether a subscriber that comes after the end receives the remembered elements before the terminal event. A
    /// behaviour gives it only the terminal event, although ``value()`` still returns the last element after a
    /// completion.
    @usableFromInline let replaysAfterTermination: Bool

    /// - Parameter capacity: The number of elements to remember.
    @inlinable
    init(capacity: Int) {
        state = State(buffer: ReplayBuffer(capacity: capacity))
        replaysAfterTermination = true
    }

    /// Remembers the last element, which is `value` at first. So there is an element until ``dispose()``.
    @inlinable
    init(value: Element) {
        var buffer = ReplayBuffer<Element>(capacity: 1)
        _ = buffer.append(value)
        state = State(buffer: buffer)
        replaysAfterTermination = false
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Runs `body` under the lock. `body` may change the subscribers: if the thread inside has borrowed the only
    /// subscriber, that subscriber is kept alive until the thread has delivered.
    @inlinable
    func changing<Result>(_ body: (inout State) -> Result) -> Result {
        withLock { state in
            if state.isOnlySubscriberBorrowed, gate.notifyThreadInside() {
                state.keptAlive = state.subscribers.only
            }
            defer { updateCount(state) }
            return body(&state)
        }
    }

    @inlinable
    func updateCount(_ state: borrowing State) { count.store(state.subscribers.count, ordering: .releasing) }

    /// The subject, for an error to name. The core need not retain the subject, because it reads this property only in
    /// calls that the subject makes.
    @usableFromInline unowned(unsafe) var subject: AnyObject?

    /// Notifies the subscribers that their source was lost. Called when the subject is freed. A delivery in progress
    /// and the work that still waits in the queue come first.
    ///
    /// The gate is read before the count: if the gate is idle, `count` includes every subscriber.
    @inlinable
    func subjectWasFreed() {
        if !gate.isIdle || hasObservers { notifySourceLost() }
    }

    @inlinable @inline(never)
    func notifySourceLost() {
        let token = ThreadLocal.token
        let (role, lost) = changing { state -> (Role, SubscriberList<Element>?) in
            if gate.enterUnderLock(token) { return (.outermost, state.subscribers.removeAll()) }
            return (enqueue(.sourceLost, &state, token), nil)
        }
        lost?.notifySourceLost()
        exit(role, token)
    }

    @inlinable
    var hasObservers: Bool { count.load(ordering: .acquiring) > 0 }
    @inlinable
    var isDisposed: Bool { withLock { $0.isDisposed } }

    @inlinable
    var last: Element? { withLock { $0.buffer.last } }

    /// Returns the last element, even after a completion. Throws the error of a failure, `RxError.disposed` after
    /// ``dispose()``, and `RxError.noElements` if no element was remembered.
    @inlinable
    func value() throws -> Element {
        let (isDisposed, ending, last) = withLock { ($0.isDisposed, $0.ending, $0.buffer.last) }
        if isDisposed { throw RxError.disposed(object: subject ?? self) }
        if case .failed(let error) = ending { throw error }
        guard let last else { throw RxError.noElements }
        return last
    }

    // MARK: Events

    @inlinable
    func on(_ event: Event<Element>) {
        if case .next(let element) = event { return onNext(element) }
        if let ending = Ending(event) { end(ending) }
    }

    @inlinable
    func onNext(_ element: Element) { _ = accept(element) { _ in true } }

    /// Replaces the last element by a changed copy, and delivers the copy. If another element arrives while `change`
    /// runs, calls `change` again with that element. Does nothing if no element is remembered.
    ///
    /// `change` may itself send an element each time. From its second call on, the copy replaces such an element.
    /// Otherwise this method would never return.
    @inlinable
    func update(_ change: (inout Element) throws -> Void) rethrows {
        let token = ThreadLocal.token
        var isRepeated = false
        while true {
            let (last, arrivals) = withLock { ($0.buffer.last, $0.arrivals) }
            guard var element = last else { return }
            try change(&element)
            if accept(element, if: { $0.arrivals == arrivals || isRepeated && $0.lastSender == token }) { return }
            isRepeated = true
        }
    }

    /// Remembers `element` and delivers it, if `condition` holds and the sequence has not ended.
    ///
    /// - Returns: `false` if `condition` did not hold. `true` otherwise, even if the sequence has ended and drops
    ///   `element`.
    @inlinable @inline(__always)
    func accept(_ element: Element, if condition: (borrowing State) -> Bool) -> Bool {
        let token = ThreadLocal.token
        var evicted: Element?
        var waiting = 0
        var isAccepted = true
        let (role, receivers) = withLock { state -> (Role, Receivers<Element>) in
            guard !state.isDisposed, state.ending == nil else { return (.bystander, .none) }
            guard condition(state) else {
                isAccepted = false
                return (.bystander, .none)
            }
            state.arrivals &+= 1
            state.lastSender = token
            evicted = state.buffer.append(element)
            let role = enter(state, token)
            if role.delivers { return (role, state.receivers(role)) }
            waiting = state.queue.count + 1
            return (enqueue(.next(element), &state, token), .none)
        }
        withExtendedLifetime(evicted) {}
        if waiting > 0 { ThreadLocal.yieldIfQueueIsLong(waiting) }
        receivers.deliver(element)
        exit(role, token)
        return isAccepted
    }

    @inlinable
    func end(_ ending: Ending) {
        let token = ThreadLocal.token
        let (role, receivers) = changing { state -> (Role, SubscriberList<Element>?) in
            guard !state.isDisposed, state.ending == nil else { return (.bystander, nil) }
            state.ending = ending
            let role = enter(state, token)
            if role.delivers { return (role, state.subscribers.removeAll()) }
            return (enqueue(.end(ending), &state, token), nil)
        }
        receivers?.end(ending)
        exit(role, token)
    }
}
