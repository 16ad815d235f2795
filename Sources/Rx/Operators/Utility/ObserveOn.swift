extension ObservableType where Element: Sendable {
    /// Delivers every event as a piece of work on `scheduler`, in order.
    ///
    /// Waiting events are buffered without limit. Disposing ends the sequence silently: waiting events are not
    /// delivered.
    ///
    /// See [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { handedOver(to: scheduler) }
}

extension ObservableType {
    /// Implements ``observe(on:)``. The caller ensures that elements may be handed to another thread.
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

/// The sink of `observe(on:)`. Events wait at its gate for a turn of the scheduler.
///
/// Sound: only the thread that enqueues an event and then the turn that dequeues it access the event. Only one turn
/// runs at a time.
@usableFromInline
final class ObserveOnSink<Element>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let gate = Gate()

    @inlinable
    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
    }

    @inlinable
    func send(_ event: Event<Element>) {
        // Events are delivered only in turns. So the thread that enqueues the first waiting event may claim the gate
        // for all following events.
        if gate.enqueue(event) == 1, gate.claim(for: Gate.pendingWorkBit) { schedule() }
    }

    /// Schedules a turn. A turn of a dispatch queue delivers all waiting events. A turn of another scheduler delivers
    /// one event, because tests with virtual time see the difference.
    ///
    /// A turn is never cancelled: it delivers nothing once the sink's lifetime has ended. A scheduler may run the turn
    /// before `schedule` returns, so the returned disposable may belong to a turn that ended long ago.
    @inlinable
    func schedule() {
        if scheduler is SerialDispatchQueueScheduler {
            _ = scheduler.schedule(self) { observeOnSink in
                observeOnSink.deliverBatch()
                return Disposables.create()
            }
            return
        }
        _ = scheduler.scheduleRecursive(self) { observeOnSink, recurse in
            if observeOnSink.deliverOne() { recurse(observeOnSink) }
        }
    }

    /// Delivers the events that wait now. Events that arrive in the meantime get a turn after other work of the queue.
    @inlinable
    func deliverBatch() {
        gate.dequeueBatch(Gate.turnToken, as: Event<Element>.self)?.performBatch { sink.on($0) }
        if gate.endTurn(Gate.turnToken), sink.isAlive { schedule() }
    }

    /// Delivers one event. Returns whether there is more to deliver.
    @inlinable
    func deliverOne() -> Bool {
        let inbox = gate.dequeueBatch(Gate.turnToken, as: Event<Element>.self)
        if let event = inbox?.batch.popFirst() { sink.on(event) }
        return sink.isAlive && (inbox?.batch.isEmpty == false || gate.endTurn(Gate.turnToken))
    }
}
