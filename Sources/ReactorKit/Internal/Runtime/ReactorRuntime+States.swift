public import Rx
public import RxSupport

// The states: the latest that was emitted, and the subscribers.
extension ReactorRuntime {
    @inlinable
    var currentState: State { scopedState?.currentState ?? stateLock.run { latest } }

    /// The states, from the latest one on. Returns the same observable until the runtime ends. The observable retains
    /// the runtime.
    @inlinable
    var states: Observable<State> {
        stateLock.run {
            if let cachedStates { return unsafeDowncast(cachedStates, to: Observable<State>.self) }
            let fresh = Observable<State>(isTrampolined: false) { self.attach($0) }
            if !isOver { cachedStates = fresh }
            return fresh
        }
    }

    /// Sets the latest state and delivers it to the subscribers.
    ///
    /// In the pipeline, calls do not nest, because no stage is downstream of `.state`. But `showOwnState` calls this at
    /// stage `none`, so a state of `transform(state:)` that arrives meanwhile is emitted inside that call.
    @inlinable
    func emit(_ state: State) {
        var replaced = state
        let receivers = stateLock.run {
            swap(&latest, &replaced)
            hasEmitted = true
            return subscribers
        }
        receivers.deliver(state)
        withExtendedLifetime(replaced) {}
    }

    // MARK: Subscribers

    /// Subscribes `sink` to the states. Delivers the latest state to it first, if one was emitted.
    ///
    /// If the gate is idle, this thread enters it for the duration. If another thread is inside, a `ReplayBacklog`
    /// holds back the states that it emits until the latest state is delivered.
    @inlinable
    func attach(_ sink: Sink<State>) {
        let token = ThreadLocal.token
        if gate.enter(token) {
            guard let reactor = begin(token) else { return addSubscriber(sink, replayTo: sink) }
            stage = isImmediate ? .none : .state
            addSubscriber(sink, replayTo: sink)
            exit(token, reactor)
        } else if gate.isInside(token) {
            addSubscriber(sink, replayTo: sink)
        } else {
            // The reactor may die during the replay. The loss is propagated after the replay.
            sink.lifetime.connecting {
                let backlog = ReplayBacklog(sink)
                addSubscriber(backlog.makeSink(), replayTo: sink) { backlog.open() }
            }
        }
    }

    /// Adds a subscriber unless the runtime has ended, then delivers the latest state to `target`, if one was emitted.
    /// The subscriber and the runtime retain each other until the subscription or the runtime ends.
    @inlinable
    func addSubscriber(_ sink: Sink<State>, replayTo target: Sink<State>, _ didReplay: () -> Void = {}) {
        let subscriber = Subscriber(sink) { self.remove($0) }
        // Added before it is inserted. Otherwise the runtime could end before the lifetime keeps it.
        sink.lifetime.add(subscriber)
        let (last, isAdded) = stateLock.run {
            if !isOver { subscribers.insert(subscriber) }
            return (hasEmitted ? latest : nil, !isOver)
        }
        if let last, target.isAlive { target.next(last) }
        didReplay()
        if !isAdded { sink.lifetime.sourceWasLost(subscriber) }
    }

    @inlinable
    func remove(_ subscriber: Subscriber<State>) {
        stateLock.run { subscribers.remove(subscriber) }
    }
}
