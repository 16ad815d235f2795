public import Rx

// The states: the one that was emitted last, and the subscribers.
extension ReactorRuntime {
    @inlinable
    var currentState: State { stateLock.run { latest } }

    /// The states, from the last one on: the same object each time, which keeps this.
    @inlinable
    var states: Observable<State> {
        stateLock.run {
            if let knownStates { return unsafeDowncast(knownStates, to: Observable<State>.self) }
            let fresh = Observable<State>(isTrampolined: false) { self.attach($0) }
            if !isOver { knownStates = fresh }
            return fresh
        }
    }

    /// Never interrupts itself: the stage of a state is the last.
    @inlinable
    func emit(_ state: State) {
        var replaced = state
        let receivers = stateLock.run {
            swap(&latest, &replaced)
            hasEmitted = true
            return subscribers
        }
        receivers.next(state)
        withExtendedLifetime(replaced) {}
    }

    // MARK: Subscribers

    /// Delivers the last state, and has `sink` told of those that follow. Nothing is emitted meanwhile: this thread takes
    /// over, unless it works already. Where another one works, what that emits is held back until the last state is delivered.
    @inlinable
    func attach(_ sink: Sink<State>) {
        let token = ThreadLocal.token
        if gate.enter(token) {
            guard let reactor = begin(token) else { return admit(sink, replayTo: sink) }
            stage = isImmediate ? .none : .state
            admit(sink, replayTo: sink)
            exit(token, reactor)
        } else if gate.isInside(token) {
            admit(sink, replayTo: sink)
        } else {
            let backlog = Backlog(sink)
            admit(backlog.makeSink(), replayTo: sink) { backlog.open() }
        }
    }

    /// The subscriber and this hold each other until the subscription ends, or this does.
    @inlinable
    func admit(_ sink: Sink<State>, replayTo target: Sink<State>, _ didReplay: () -> Void = {}) {
        let subscriber = Subscriber(sink) { self.remove($0) }
        let (last, isAdmitted) = stateLock.run {
            if !isOver { subscribers.insert(subscriber) }
            return (hasEmitted ? latest : nil, !isOver)
        }
        if let last, target.isAlive { target.next(last) }
        didReplay()
        if isAdmitted { sink.lifetime.add(subscriber) }
    }

    @inlinable
    func remove(_ subscriber: Subscriber<State>) {
        stateLock.run { subscribers.remove(subscriber) }
    }
}
