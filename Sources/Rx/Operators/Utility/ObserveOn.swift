extension ObservableType where Element: Sendable {
    /// Delivers every event as work of `scheduler`, in order.
    ///
    /// What waits is kept without bound. Ends silently when disposed of: what waits is not delivered.
    ///
    /// Source: [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { handedOver(to: scheduler) }
}

extension ObservableType {
    /// What ``observe(on:)`` makes. The caller sees to it that elements may be handed to another thread.
    @inlinable
    func handedOver(to scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let transfer = ObserveOnSink(sink, scheduler)
            let lifetime = sink.lifetime.makeUpstream(
                onError: { transfer.send(.error($0)) }, onCompleted: { transfer.send(.completed) })
            source.attach(Sink(lifetime: lifetime) { transfer.send(.next($0)) })
        }
    }
}

/// What waits to be delivered on a scheduler. One thread at a time delivers; others only append.
@usableFromInline
final class ObserveOnSink<Element>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let lock = Lock()
    /// Reached under ``lock`` only, as is ``isScheduled``.
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Event<Element>>()
    @exclusivity(unchecked) @usableFromInline var isScheduled = false

    /// What was taken and not delivered yet. Touched by who delivers only.
    @exclusivity(unchecked) @usableFromInline var batch = Queue<Event<Element>>()

    @inlinable
    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
    }

    @inlinable
    func send(_ event: Event<Element>) {
        let isFirst = lock.run {
            waiting.append(event)
            defer { isScheduled = true }
            return !isScheduled
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
    ///
    /// Taken from here in one piece: an event that was taken one by one would take the cache line from who appends.
    @inlinable
    func deliverBatch() {
        takeBatch()
        var events = Queue<Event<Element>>()
        swap(&events, &batch)
        while let event = events.popFirst() { sink.on(event) }
        swap(&events, &batch)
        if goesOn() { schedule() }
    }

    @inlinable
    func deliverOne() -> Bool {
        if batch.isEmpty { takeBatch() }
        if let event = batch.popFirst() { sink.on(event) }
        return !batch.isEmpty && sink.isAlive || goesOn()
    }

    /// Exchanges the rings, so that both keep their storage.
    @inlinable
    func takeBatch() { lock.run { swap(&waiting, &batch) } }

    @inlinable
    func goesOn() -> Bool {
        lock.run {
            if waiting.isEmpty || !sink.isAlive { isScheduled = false }
            return isScheduled
        }
    }
}
