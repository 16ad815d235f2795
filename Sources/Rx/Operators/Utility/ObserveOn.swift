extension ObservableType where Element: Sendable {
    /// Delivers every event as work of `scheduler`, in order.
    ///
    /// What waits is kept without bound. Ends silently when disposed of: what waits is not delivered.
    ///
    /// Source: [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let transfer = Transfer(sink, scheduler)
            let lifetime = sink.lifetime.makeUpstream(
                onError: { transfer.send(.error($0)) }, onCompleted: { transfer.send(.completed) })
            source.attach(Sink(lifetime: lifetime) { transfer.send(.next($0)) })
        }
    }
}

/// What waits to be delivered on a scheduler. One thread at a time delivers; others only append.
@usableFromInline
final class Transfer<Element>: @unchecked Sendable {
    @frozen @usableFromInline
    struct State {
        @usableFromInline var events: [Event<Element>]
        @usableFromInline var isScheduled: Bool

        @inlinable
        init() {
            events = []
            isScheduled = false
        }
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var state: State

    /// What was taken and not delivered yet, last first. Touched by who delivers only.
    @exclusivity(unchecked) @usableFromInline var batch: [Event<Element>]

    @inlinable
    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
        state = State()
        batch = []
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    @inlinable
    func send(_ event: Event<Element>) {
        let isFirst = withLock { state in
            state.events.append(event)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { schedule() }
    }

    /// A dispatch queue takes all that waits at a time; another scheduler one event a turn, which is what virtual time shows.
    ///
    /// What is scheduled is never cancelled: it delivers nothing once the sink is dead. A scheduler may run it before it
    /// returns, so what it returns may belong to a turn that is long over.
    @inlinable
    func schedule() {
        if scheduler is SerialDispatchQueueScheduler {
            _ = scheduler.schedule(self) { transfer in
                transfer.deliverBatch()
                return Disposables.create()
            }
            return
        }
        _ = scheduler.scheduleRecursive(self) { transfer, recurse in
            if transfer.deliverOne() { recurse(transfer) }
        }
    }

    /// Delivers what waits now; what comes meanwhile has its turn after other work of the queue.
    @inlinable
    func deliverBatch() {
        takeBatch()
        while let event = batch.popLast() { sink.on(event) }
        if goesOn() { schedule() }
    }

    @inlinable
    func deliverOne() -> Bool {
        if batch.isEmpty { takeBatch() }
        if let event = batch.popLast() { sink.on(event) }
        return !batch.isEmpty && sink.isAlive || goesOn()
    }

    /// Hands over the arrays, so that both keep their storage.
    @inlinable
    func takeBatch() {
        withLock { swap(&$0.events, &batch) }
        batch.reverse()
    }

    @inlinable
    func goesOn() -> Bool {
        withLock { state in
            if state.events.isEmpty || !sink.isAlive { state.isScheduled = false }
            return state.isScheduled
        }
    }
}
