public import Synchronization

/// Delivers to many subscribers and replays to late ones: the core of behaviours, replays and shared sequences.
///
/// The lock guards decisions only. An event that arrives while another thread delivers is remembered at once, so a
/// reader sees it, and that thread delivers it. No thread waits. A subscriber receives the remembered elements before
/// `attach` returns, even under contention.
@usableFromInline
final class ReplayCore<Element> {
    /// The pending work for the thread that delivers. It consists of values, because a closure would be allocated
    /// each time.
    @frozen @usableFromInline
    enum Work {
        case next(Element)
        case end(Ending)
        case insert(Subscriber<Element>)
        case sourceLost
    }

    /// Work that was dequeued, with its receivers.
    @frozen @usableFromInline
    enum Delivery {
        case next(Element, Receivers<Element>)
        case end(Ending, SubscriberList<Element>)
        case sourceLost(SubscriberList<Element>)
        /// No event is left to deliver. But releasing the subscriber may run user code, so the caller does it outside
        /// the lock.
        case released(Subscriber<Element>)
    }

    @frozen @usableFromInline
    struct State: ~Copyable {
        @usableFromInline var buffer: ReplayBuffer<Element>
        @usableFromInline var subscribers: SubscriberList<Element>
        @usableFromInline var ending: Ending?
        @usableFromInline var isDisposed: Bool

        /// Whether several elements are being replayed. An event that is sent from inside the replay must not overtake
        /// them.
        @usableFromInline var isReplaying: Bool
        /// Whether work from the queue is being done. Set when the thread inside takes work, and cleared when it finds
        /// the queue empty.
        @usableFromInline var isDraining: Bool
        @usableFromInline var queue: Queue<Work>
        /// The subscriber that the thread inside delivers to, or last delivered to, without retaining it.
        @usableFromInline var borrowed: Unmanaged<Subscriber<Element>>?
        /// That subscriber, retained until the thread inside has finished with it if the subscribers have changed
        /// meanwhile.
        @usableFromInline var formerOnlySubscriber: Subscriber<Element>?

        @inlinable
        init(buffer: ReplayBuffer<Element>) {
            self.buffer = buffer
            subscribers = SubscriberList()
            ending = nil
            (isDisposed, isReplaying, isDraining) = (false, false, false)
            queue = Queue()
            (borrowed, formerOnlySubscriber) = (nil, nil)
        }

        @inlinable
        var isOnlySubscriberBorrowed: Bool {
            guard let borrowed, let only = subscribers.only else { return false }
            return borrowed.toOpaque() == Unmanaged.passUnretained(only).toOpaque()
        }

        /// Returns the receivers for a thread that came in by `entry`. Only one subscriber is borrowed at a time.
        @inlinable
        mutating func receivers(_ entry: Entry) -> Receivers<Element> {
            guard entry != .nested, let only = subscribers.only else { return .retained(subscribers) }
            let unretained = Unmanaged.passUnretained(only)
            borrowed = unretained
            return .borrowed(unretained)
        }

        /// Whether all remembered elements are on their way to the current subscribers.
        @inlinable
        var isCaughtUp: Bool { queue.isEmpty && !isDraining }
    }

    @usableFromInline let lock = Lock()

    /// Lets one thread at a time deliver. It is entered and claimed under ``lock``, so that elements are delivered in
    /// the order of their arrival in the buffer. It is left outside the lock.
    @usableFromInline let gate = Gate()

    /// The number of subscribers, stored outside the lock so that reading it takes one load.
    @usableFromInline let count = Atomic<Int>(0)

    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) @usableFromInline var state: State

    /// Whether elements are replayed after the end. A replay repeats all that it remembers and then ends again; an
    /// ended behaviour has no value.
    @usableFromInline let replaysAfterTermination: Bool

    /// - Parameter capacity: The number of elements to remember.
    @inlinable
    init(capacity: Int) {
        state = State(buffer: ReplayBuffer(capacity: capacity))
        replaysAfterTermination = true
    }

    /// Remembers one element, at first `value`. So an element exists until `dispose()`.
    @inlinable
    init(value: Element) {
        var buffer = ReplayBuffer<Element>(capacity: 1)
        _ = buffer.append(value)
        state = State(buffer: buffer)
        replaysAfterTermination = false
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Changes the subscribers under the lock. If the thread inside has borrowed the only subscriber, retains that one
    /// until it has finished with it.
    @inlinable
    func changing<Result>(_ body: (inout State) -> Result) -> Result {
        withLock { state in
            if state.isOnlySubscriberBorrowed, gate.notifyThreadInside() {
                state.formerOnlySubscriber = state.subscribers.only
            }
            defer { updateCount(state) }
            return body(&state)
        }
    }

    @inlinable
    func updateCount(_ state: borrowing State) { count.store(state.subscribers.count, ordering: .releasing) }

    /// The subject, which an error names. The subject retains this core and the core reads this only while the subject
    /// lives, so the core need not retain it.
    @usableFromInline unowned(unsafe) var subject: AnyObject?

    /// Called when the subject is freed. Events and subscribers that still wait at the gate come first.
    ///
    /// The gate is asked before the count: if it is idle, `count` includes every subscriber.
    @inlinable
    func subjectWasFreed() {
        if !gate.isIdle || hasObservers { notifySourceLost() }
    }

    @inlinable @inline(never)
    func notifySourceLost() {
        let token = ThreadLocal.token
        let (entry, lost) = changing { state -> (Entry, SubscriberList<Element>?) in
            let entry = enter(state, token)
            if entry.delivers { return (entry, state.subscribers.removeAll()) }
            return (enqueue(.sourceLost, &state, token), nil)
        }
        lost?.notifySourceLost()
        exit(entry, token)
    }

    @inlinable
    var hasObservers: Bool { count.load(ordering: .acquiring) > 0 }
    @inlinable
    var isDisposed: Bool { withLock { $0.isDisposed } }

    @inlinable
    var last: Element? { withLock { $0.buffer.last } }

    /// The last element. Throws if the sequence failed or was disposed of, or if it has no element.
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
    func onNext(_ element: Element) {
        let token = ThreadLocal.token
        var evicted: Element?
        var waiting = 0
        let (entry, receivers) = withLock { state -> (Entry, Receivers<Element>) in
            guard !state.isDisposed, state.ending == nil else { return (.enqueued, .none) }
            evicted = state.buffer.append(element)
            let entry = enter(state, token)
            if entry.delivers { return (entry, state.receivers(entry)) }
            waiting = state.queue.count + 1
            return (enqueue(.next(element), &state, token), .none)
        }
        withExtendedLifetime(evicted) {}
        if waiting > 0 { ThreadLocal.yieldIfQueueIsLong(waiting) }
        receivers.next(element)
        exit(entry, token)
    }

    @inlinable
    func end(_ ending: Ending) {
        let token = ThreadLocal.token
        let (entry, receivers) = changing { state -> (Entry, SubscriberList<Element>?) in
            guard !state.isDisposed, state.ending == nil else { return (.enqueued, nil) }
            state.ending = ending
            let entry = enter(state, token)
            if entry.delivers { return (entry, state.subscribers.removeAll()) }
            return (enqueue(.end(ending), &state, token), nil)
        }
        receivers?.end(ending)
        exit(entry, token)
    }
}
