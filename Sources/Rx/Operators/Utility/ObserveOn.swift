extension ObservableType where Element: Sendable {
    /// Delivers every event as work of `scheduler`, in order.
    ///
    /// What waits is kept without bound. Ends silently when disposed of: what waits is not delivered.
    ///
    /// Source: [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
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
private final class Transfer<Element>: @unchecked Sendable {
    private struct State {
        var events = Fifo<Event<Element>>()
        var isScheduled = false
    }

    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let state = Guarded(State())

    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
    }

    func send(_ event: Event<Element>) {
        let isFirst = state.withLock { state in
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
    private func schedule() {
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
    private func deliverBatch() {
        var count = state.withLock { $0.events.count }
        while count > 0, let event = state.withLock({ $0.events.popFirst() }) {
            sink.on(event)
            count -= 1
        }
        if goesOn() { schedule() }
    }

    private func deliverOne() -> Bool {
        if let event = state.withLock({ $0.events.popFirst() }) { sink.on(event) }
        return goesOn()
    }

    private func goesOn() -> Bool {
        state.withLock { state in
            if state.events.isEmpty || !sink.isAlive { state.isScheduled = false }
            return state.isScheduled
        }
    }
}
