extension ReplayCore {
    @usableFromInline
    enum Admission {
        case admitted(replay: [Element], Entry)
        case refused(replay: [Element], Ending)
        /// Another delivery is in progress, and it does not include the subscriber.
        case contended(replay: [Element], Entry)
        /// Another delivery is in progress, and nothing was done: the subscriber cannot hold back the events that
        /// arrive during its replay.
        case needsBacklog
    }

    @inlinable
    func attach(_ sink: Sink<Element>) {
        let token = ThreadLocal.token
        let subscriber = Subscriber(sink) { self.remove($0) }
        switch admit(subscriber, isBacklog: false, token) {
        case .admitted(let replay, let entry):
            self.replay(replay, to: sink)
            if replay.count > 1 { withLock { $0.isReplaying = false } }
            exit(entry, token)
            register(subscriber)
        case .refused(let replay, let ending):
            self.replay(replay, to: sink)
            ending.end(sink.lifetime)
        case .needsBacklog, .contended:
            attach(through: ReplayBacklog(sink))
        }
    }

    /// Makes the end of the subscription remove `subscriber`. ``attach(_:)`` registers only a subscriber that was
    /// admitted, because from then on the subscriber and its lifetime retain each other.
    @inlinable
    func register(_ subscriber: Subscriber<Element>) {
        subscriber.sink.lifetime.add(subscriber)
    }

    @inlinable
    func attach(through backlog: ReplayBacklog<Element>) {
        let token = ThreadLocal.token
        let sink = backlog.makeSink()
        let subscriber = Subscriber(sink) { self.remove($0) }
        switch admit(subscriber, isBacklog: true, token) {
        case .admitted(let replay, let entry):
            self.replay(replay, to: backlog.target)
            backlog.open()
            if replay.count > 1 { withLock { $0.isReplaying = false } }
            exit(entry, token)
        case .refused(let replay, let ending):
            self.replay(replay, to: backlog.target)
            backlog.open()
            ending.end(sink.lifetime)
        case .contended(let replay, let entry):
            self.replay(replay, to: backlog.target)
            backlog.open()
            exit(entry, token)
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
    func admit(_ subscriber: Subscriber<Element>, isBacklog: Bool, _ token: UInt) -> Admission {
        changing { state in
            if state.isDisposed { return .refused(replay: [], .failed(RxError.disposed(object: subject ?? self))) }
            let replay = state.buffer.elements
            if let ending = state.ending {
                return .refused(replay: replaysAfterTermination ? replay : [], ending)
            }
            let entry = enter(state, token)
            if entry.delivers {
                state.subscribers.insert(subscriber)
                state.isReplaying = replay.count > 1
                return .admitted(replay: replay, entry)
            }
            guard isBacklog else { return .needsBacklog }
            // Inserted at once if possible. Otherwise subscribers that come and go faster than one thread works would
            // fill the queue without bound.
            if state.isCaughtUp {
                state.subscribers.insert(subscriber)
                return .contended(replay: replay, .enqueued)
            }
            return .contended(replay: replay, enqueue(.insert(subscriber), &state, token))
        }
    }

    @inlinable
    func remove(_ subscriber: Subscriber<Element>) {
        changing { $0.subscribers.remove(subscriber) }
    }

    @inlinable
    func dispose() {
        // The dropped work and elements are released outside the lock.
        var queue = Queue<Work>()
        var buffer = ReplayBuffer<Element>(capacity: 0)
        let subscribers = changing { state in
            state.isDisposed = true
            state.ending = nil
            swap(&state.queue, &queue)
            swap(&state.buffer, &buffer)
            return state.subscribers.removeAll()
        }
        subscribers.notifySourceLost()
        while let work = queue.popFirst() {
            if case .insert(let subscriber) = work { subscriber.sink.lifetime.sourceWasLost(subscriber) }
        }
    }
}
