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
            let lifetime = TransferLifetime(transfer)
            sink.lifetime.add(lifetime)
            source.attach(Sink(lifetime: lifetime) { transfer.send(.event(.next($0))) })
        }
    }
}

/// The lifetime of the source of `observe(on:)`. The loss of the source waits for its turn as an event does, because
/// the work that a waiting element starts belongs to the subscription.
///
/// Sound: as for the superclass. `transfer` is set once.
@usableFromInline
final class TransferLifetime<Element>: Lifetime, @unchecked Sendable {
    private let transfer: ObserveOnSink<Element>

    @usableFromInline
    init(_ transfer: ObserveOnSink<Element>) { self.transfer = transfer }

    package override var owner: (any LifetimeOwner)? { transfer.sink.lifetime }

    package override func didFail(_ error: any Error) { transfer.send(.event(.error(error))) }
    package override func didComplete() { transfer.send(.event(.completed)) }
    /// Stays a resource, because events still wait. The end of the sequence releases it.
    package override func didFinish() {}
    package override func propagateLoss() {
        if transfer.gate.isIdle { return super.propagateLoss() }
        transfer.send(.lost(ObserveOnSink.LostSource(self)))
    }

    @usableFromInline
    func transferLoss() { super.propagateLoss() }
}

/// The sink of `observe(on:)`. Events wait at its gate for a turn of the scheduler.
///
/// Sound: only the thread that enqueues an event and then the turn that dequeues it access the event. Only one turn
/// runs at a time.
@usableFromInline
final class ObserveOnSink<Element>: @unchecked Sendable {
    @frozen @usableFromInline
    enum Work {
        case event(Event<Element>)
        case lost(LostSource)
    }

    /// A message that the source was lost. The reference is weak, because a message that waits when the subscription
    /// ends is never delivered.
    @usableFromInline
    final class LostSource {
        @usableFromInline private(set) weak var lifetime: TransferLifetime<Element>?

        init(_ lifetime: TransferLifetime<Element>) { self.lifetime = lifetime }
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let gate = Gate()

    @inlinable
    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
    }

    @inlinable
    func send(_ work: Work) {
        // Events are delivered only in turns. So the thread that enqueues the first waiting event may claim the gate
        // for all following events.
        if gate.enqueue(work) == 1, gate.claim(for: Gate.pendingWorkBit) { schedule() }
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
        gate.dequeueBatch(Gate.turnToken, as: Work.self)?.performBatch { perform($0) }
        if gate.endTurn(Gate.turnToken), sink.isAlive { schedule() }
    }

    /// Delivers one event. Returns whether there is more to deliver.
    @inlinable
    func deliverOne() -> Bool {
        let inbox = gate.dequeueBatch(Gate.turnToken, as: Work.self)
        if let work = inbox?.batch.popFirst() { perform(work) }
        return sink.isAlive && (inbox?.batch.isEmpty == false || gate.endTurn(Gate.turnToken))
    }

    @inlinable
    func perform(_ work: Work) {
        switch work {
        case .event(let event): sink.on(event)
        case .lost(let source): source.lifetime?.transferLoss()
        }
    }
}
