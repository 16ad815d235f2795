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

/// The sink of `observe(on:)`: events wait at its gate for a turn of the scheduler.
///
/// Sound: events are touched by the thread that leaves them and then by the turn that takes them, of which there is one at a
/// time.
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
        // Nothing is delivered but by turns, so the thread whose event is the first that waits may claim the gate for all that follow.
        if gate.leave(event) == 1, gate.claim(for: Gate.workWasLeft) { schedule() }
    }

    /// A dispatch queue takes all that waits at a time; another scheduler one event a turn, which is what virtual time shows.
    ///
    /// What is scheduled is never cancelled: it delivers nothing once the sink is dead. A scheduler may run it before it
    /// returns, so what it returns may belong to a turn that is long over.
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

    /// Delivers what waits now; what comes meanwhile has its turn after other work of the queue.
    @inlinable
    func deliverBatch() {
        gate.takeLeft(Gate.turn, as: Event<Element>.self)?.performBatch { sink.on($0) }
        if gate.endTurn(Gate.turn), sink.isAlive { schedule() }
    }

    /// Says whether there is more to deliver.
    @inlinable
    func deliverOne() -> Bool {
        let inbox = gate.takeLeft(Gate.turn, as: Event<Element>.self)
        if let event = inbox?.batch.popFirst() { sink.on(event) }
        return sink.isAlive && (inbox?.batch.isEmpty == false || gate.endTurn(Gate.turn))
    }
}
