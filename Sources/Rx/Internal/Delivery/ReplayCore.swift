public import Synchronization

/// What delivers to many and replays to the late: the heart of behaviours, replays and shared sequences.
///
/// The lock guards decisions only. An event that arrives while another thread delivers is remembered at once (a reader
/// sees it) and delivered by that thread; nobody waits. A subscriber gets what is remembered before `attach` returns,
/// also under contention.
@usableFromInline
final class ReplayCore<Element>: @unchecked Sendable {
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
        case next(Element, SubscriberList<Element>)
        case end(Ending, SubscriberList<Element>)
        /// Nothing is left to do, but releasing the subscriber may run user code.
        case inserted(Subscriber<Element>)
    }

    @frozen @usableFromInline
    struct State: ~Copyable {
        @usableFromInline var buffer: ReplayBuffer<Element>
        @usableFromInline var subscribers: SubscriberList<Element>
        @usableFromInline var ending: Ending?
        @usableFromInline var isDisposed: Bool

        /// The token of the thread that delivers, or zero, and how deeply it nests.
        @usableFromInline var owner: UInt
        @usableFromInline var depth: Int
        /// Whether several elements are being replayed, which an event from inside must not overtake.
        @usableFromInline var isReplaying: Bool
        /// Whether work from the queue is being done, which may not have asked yet whom to deliver to.
        @usableFromInline var isDraining: Bool
        @usableFromInline var queue: Queue<Work>

        @inlinable
        init(buffer: ReplayBuffer<Element>) {
            self.buffer = buffer
            subscribers = SubscriberList()
            ending = nil
            (isDisposed, isReplaying, isDraining) = (false, false, false)
            (owner, depth) = (0, 0)
            queue = Queue()
        }

        /// Makes the calling thread the one that delivers, if it may deliver right now.
        @inlinable
        mutating func enter() -> Bool {
            let token = ThreadLocal.token
            guard owner == 0 || (owner == token && queue.isEmpty && !isReplaying) else { return false }
            owner = token
            depth += 1
            return true
        }

        /// Whether all that is remembered is on its way, to the subscribers there are now.
        @inlinable
        var isCaughtUp: Bool { queue.isEmpty && !isDraining }
    }

    @usableFromInline let lock = Lock()

    /// How many subscribers there are, for who only wants to know that.
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
        var evicted: Element?
        var waiting = 0
        let receivers = withLock { state -> SubscriberList<Element>? in
            guard !state.isDisposed, state.ending == nil else { return nil }
            evicted = state.buffer.append(element)
            if state.enter() { return state.subscribers }
            state.queue.append(.next(element))
            waiting = state.queue.count
            return nil
        }
        withExtendedLifetime(evicted) {}
        guard let receivers else { return ThreadLocal.yieldIfMuchWaits(waiting) }
        receivers.next(element)
        leave()
    }

    @inlinable
    func end(_ ending: Ending) {
        let receivers = changing { state -> SubscriberList<Element>? in
            guard !state.isDisposed, state.ending == nil else { return nil }
            state.ending = ending
            if state.enter() { return state.subscribers.takeAll() }
            state.queue.append(.end(ending))
            return nil
        }
        guard let receivers else { return }
        receivers.end(ending)
        leave()
    }

    /// Does what was left behind, until nothing is.
    @inlinable
    func leave() {
        while let delivery = takeDelivery() {
            switch delivery {
            case .next(let element, let receivers): receivers.next(element)
            case .end(let ending, let receivers): receivers.end(ending)
            case .inserted: break
            }
        }
    }

    @inlinable
    func takeDelivery() -> Delivery? {
        withLock { state -> Delivery? in
            if state.depth > 1 {
                state.depth -= 1
                return nil
            }
            let work = state.queue.popFirst()
            state.isDraining = work != nil
            switch work {
            case nil:
                (state.owner, state.depth) = (0, 0)
                state.queue.shrink()
                return nil
            case .next(let element):
                return .next(element, state.subscribers)
            case .end(let ending):
                defer { updateCount(state) }
                return .end(ending, state.subscribers.takeAll())
            case .insert(let subscriber):
                defer { updateCount(state) }
                if !state.isDisposed { state.subscribers.insert(subscriber) }
                return .inserted(subscriber)
            }
        }
    }

    // MARK: Subscribers

    @usableFromInline
    enum Admission {
        case admitted(replay: [Element])
        case refused(replay: [Element], Ending)
        /// Another delivery is in progress, which the subscriber has no part in.
        case contended(replay: [Element])
        /// The same, but nothing was done: the subscriber has nowhere to hold back what arrives during its replay.
        case needsBacklog
    }

    @inlinable
    func attach(_ sink: Sink<Element>) {
        let subscriber = Subscriber(sink) { self.remove($0) }
        switch admit(subscriber, isBacklog: false) {
        case .admitted(let replay):
            self.replay(replay, to: sink)
            if replay.count > 1 { withLock { $0.isReplaying = false } }
            leave()
            register(subscriber)
        case .refused(let replay, let ending):
            self.replay(replay, to: sink)
            ending.end(sink.lifetime)
        case .needsBacklog, .contended:
            attach(through: Backlog(sink))
        }
    }

    /// Has the end of the subscription remove it. Only what was admitted is registered: the two hold each other.
    @inlinable
    func register(_ subscriber: Subscriber<Element>) {
        subscriber.sink.lifetime.add(subscriber)
    }

    @inlinable
    func attach(through backlog: Backlog<Element>) {
        let sink = backlog.makeSink()
        let subscriber = Subscriber(sink) { self.remove($0) }
        switch admit(subscriber, isBacklog: true) {
        case .admitted(let replay):
            self.replay(replay, to: backlog.target)
            backlog.open()
            if replay.count > 1 { withLock { $0.isReplaying = false } }
            leave()
        case .refused(let replay, let ending):
            self.replay(replay, to: backlog.target)
            backlog.open()
            ending.end(sink.lifetime)
        case .contended(let replay):
            self.replay(replay, to: backlog.target)
            backlog.open()
        case .needsBacklog:
            preconditionFailure("a subscriber with a backlog is never sent for one")
        }
        register(subscriber)
    }

    @inlinable
    func replay(_ elements: [Element], to sink: Sink<Element>) {
        for element in elements where sink.isAlive { sink.next(element) }
    }

    @inlinable
    func admit(_ subscriber: Subscriber<Element>, isBacklog: Bool) -> Admission {
        changing { state in
            if state.isDisposed { return .refused(replay: [], .failed(RxError.disposed(object: subject ?? self))) }
            let replay = state.buffer.elements
            if let ending = state.ending {
                return .refused(replay: replaysAfterTermination ? replay : [], ending)
            }
            if state.enter() {
                state.subscribers.insert(subscriber)
                state.isReplaying = replay.count > 1
                return .admitted(replay: replay)
            }
            guard isBacklog else { return .needsBacklog }
            // At once if it may be: who comes and goes faster than one thread works would fill the queue without bound.
            if state.isCaughtUp {
                state.subscribers.insert(subscriber)
            } else {
                state.queue.append(.insert(subscriber))
            }
            return .contended(replay: replay)
        }
    }

    @inlinable
    func remove(_ subscriber: Subscriber<Element>) {
        changing { $0.subscribers.remove(subscriber) }
    }

    @inlinable
    func dispose() {
        // What is dropped is released outside the lock.
        var queue = Queue<Work>()
        var buffer = ReplayBuffer<Element>(capacity: 0)
        let subscribers = changing { state in
            state.isDisposed = true
            state.ending = nil
            swap(&state.queue, &queue)
            swap(&state.buffer, &buffer)
            return state.subscribers.takeAll()
        }
        subscribers.loseAll()
    }
}
