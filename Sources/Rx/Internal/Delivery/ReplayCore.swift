public import Synchronization

/// What delivers to many and replays to the late: the heart of behaviours, replays and shared sequences.
///
/// The lock guards decisions only. An event that arrives while another thread delivers is remembered at once (a reader
/// sees it) and delivered by that thread; no thread waits. A subscriber gets what is remembered before `attach` returns,
/// also under contention.
@usableFromInline
final class ReplayCore<Element> {
    /// What is left behind for the thread that delivers. The values themselves: a closure would be allocated each time.
    @frozen @usableFromInline
    enum Work {
        case next(Element)
        case end(Ending)
        case insert(Subscriber<Element>)
    }

    /// Work that was taken from the queue, and whom to deliver to.
    @frozen @usableFromInline
    enum Delivery {
        case next(Element, Receivers<Element>)
        case end(Ending, SubscriberList<Element>)
        /// Nothing is left to do, but releasing the subscriber may run user code.
        case released(Subscriber<Element>)
    }

    @frozen @usableFromInline
    struct State: ~Copyable {
        @usableFromInline var buffer: ReplayBuffer<Element>
        @usableFromInline var subscribers: SubscriberList<Element>
        @usableFromInline var ending: Ending?
        @usableFromInline var isDisposed: Bool

        /// Whether several elements are being replayed, which an event from inside must not overtake.
        @usableFromInline var isReplaying: Bool
        /// Whether work from the queue is being done, which may not have asked yet whom to deliver to.
        @usableFromInline var isDraining: Bool
        @usableFromInline var queue: Queue<Work>
        /// The subscriber to which the thread inside delivers, or did so last, without a reference of its own.
        @usableFromInline var borrowed: Unmanaged<Subscriber<Element>>?
        /// That subscriber, when the subscribers have changed meanwhile: kept until the thread inside has finished with it.
        @usableFromInline var departed: Subscriber<Element>?

        @inlinable
        init(buffer: ReplayBuffer<Element>) {
            self.buffer = buffer
            subscribers = SubscriberList()
            ending = nil
            (isDisposed, isReplaying, isDraining) = (false, false, false)
            queue = Queue()
            (borrowed, departed) = (nil, nil)
        }

        @inlinable
        var isOnlySubscriberBorrowed: Bool {
            guard let borrowed, let only = subscribers.only else { return false }
            return borrowed.toOpaque() == Unmanaged.passUnretained(only).toOpaque()
        }

        /// Whom the thread that came in by `entry` delivers to. One subscriber at a time is borrowed.
        @inlinable
        mutating func receivers(_ entry: Entry) -> Receivers<Element> {
            guard entry != .nested, let only = subscribers.only else { return .kept(subscribers) }
            let unretained = Unmanaged.passUnretained(only)
            borrowed = unretained
            return .borrowed(unretained)
        }

        /// Whether all that is remembered is on its way, to the subscribers there are now.
        @inlinable
        var isCaughtUp: Bool { queue.isEmpty && !isDraining }
    }

    @usableFromInline let lock = Lock()

    /// Makes one thread at a time deliver. It is entered and claimed under ``lock``, so that the order in which elements are remembered is
    /// the order in which they are delivered; it is left outside.
    @usableFromInline let gate = Gate()

    /// How many subscribers there are, kept outside the lock so that asking takes one load.
    @usableFromInline let count = Atomic<Int>(0)

    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var state: State

    /// A replay says all it knows before it ends again; a behaviour that ended has no value any more.
    @usableFromInline let replaysAfterTermination: Bool

    /// - Parameter capacity: How many elements it remembers.
    @inlinable
    init(capacity: Int) {
        state = State(buffer: ReplayBuffer(capacity: capacity))
        replaysAfterTermination = true
    }

    /// Remembers one element, which there always is.
    @inlinable
    init(value: Element) {
        var buffer = ReplayBuffer<Element>(capacity: 1)
        _ = buffer.append(value)
        state = State(buffer: buffer)
        replaysAfterTermination = false
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// For what changes the subscribers.
    @inlinable
    func changing<Result>(_ body: (inout State) -> Result) -> Result {
        withLock { state in
            if state.isOnlySubscriberBorrowed, gate.remindThreadInside() { state.departed = state.subscribers.only }
            defer { updateCount(state) }
            return body(&state)
        }
    }

    @inlinable
    func updateCount(_ state: borrowing State) { count.store(state.subscribers.count, ordering: .releasing) }

    /// The subject, as the one that an error names. It keeps this and asks for it while it lives, so this need not keep it.
    @usableFromInline unowned(unsafe) var subject: AnyObject?

    /// For when the subject goes without having ended.
    @inlinable
    func loseAll() {
        if hasObservers { changing { $0.subscribers.takeAll() }.loseAll() }
    }

    @inlinable
    var hasObservers: Bool { count.load(ordering: .acquiring) > 0 }
    @inlinable
    var isDisposed: Bool { withLock { $0.isDisposed } }

    @inlinable
    var last: Element? { withLock { $0.buffer.last } }

    /// The last element; throws when the sequence failed or was disposed of.
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
            guard !state.isDisposed, state.ending == nil else { return (.left, .nobody) }
            evicted = state.buffer.append(element)
            let entry = enter(state, token)
            if entry.delivers { return (entry, state.receivers(entry)) }
            waiting = state.queue.count + 1
            return (leave(.next(element), &state, token), .nobody)
        }
        withExtendedLifetime(evicted) {}
        if waiting > 0 { ThreadLocal.yieldIfMuchWaits(waiting) }
        receivers.next(element)
        exit(entry, token)
    }

    @inlinable
    func end(_ ending: Ending) {
        let token = ThreadLocal.token
        let (entry, receivers) = changing { state -> (Entry, SubscriberList<Element>?) in
            guard !state.isDisposed, state.ending == nil else { return (.left, nil) }
            state.ending = ending
            let entry = enter(state, token)
            if entry.delivers { return (entry, state.subscribers.takeAll()) }
            return (leave(.end(ending), &state, token), nil)
        }
        receivers?.end(ending)
        exit(entry, token)
    }
}
