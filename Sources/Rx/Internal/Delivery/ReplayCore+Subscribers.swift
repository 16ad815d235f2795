public import RxSupport

extension ReplayCore {
    /// The result of ``admit(_:hasBacklog:_:)``. The caller then delivers `replay` to the new subscriber.
    @usableFromInline
    enum Admission {
        /// The subscriber is in the list, and the calling thread is inside.
        case admitted(replay: [Element], Role)
        /// The sequence has ended or was disposed of. The subscriber is not inserted. It receives the ending after the
        /// replay.
        case ended(replay: [Element], Ending)
        /// Another delivery is in progress, and does not reach the subscriber. The subscriber is in the list, or its
        /// insertion is enqueued. Its backlog holds back events until the replay is delivered.
        case contended(replay: [Element], Role)
        /// Another delivery is in progress, and nothing was done, because the subscriber has no backlog.
        case needsBacklog
    }

    @inlinable
    func attach(_ sink: Sink<Element>) {
        let token = ThreadLocal.token
        let subscriber = Subscriber(sink) { self.remove($0) }
        switch admit(subscriber, hasBacklog: false, token) {
        case .admitted(let replay, let role):
            self.replay(replay, to: sink)
            if replay.count > 1 { withLock { $0.isReplaying = false } }
            register(subscriber)
            exit(role, token)
        case .ended(let replay, let ending):
            self.replay(replay, to: sink)
            ending.end(sink.lifetime)
        case .needsBacklog, .contended:
            attach(through: ReplayBacklog(sink))
        }
    }

    /// Makes the end of the subscription remove `subscriber`. From then on the subscriber and its lifetime retain each
    /// other. So call this only for a subscriber that is in the list or about to be inserted.
    @inlinable
    func register(_ subscriber: Subscriber<Element>) {
        subscriber.sink.lifetime.add(subscriber)
    }

    /// Attaches the target of `backlog`. Called after ``admit(_:hasBacklog:_:)`` found another delivery in progress.
    /// That delivery may have ended since.
    ///
    /// Another thread may dispose of the subject during the replay. The loss is propagated after the replay.
    @inlinable
    func attach(through backlog: ReplayBacklog<Element>) {
        backlog.target.lifetime.connecting { connect(backlog) }
    }

    @inlinable
    func connect(_ backlog: ReplayBacklog<Element>) {
        let token = ThreadLocal.token
        let sink = backlog.makeSink()
        let subscriber = Subscriber(sink) { self.remove($0) }
        // Registered before it is inserted. Otherwise its source could be lost before the lifetime keeps it.
        register(subscriber)
        switch admit(subscriber, hasBacklog: true, token) {
        case .admitted(let replay, let role):
            self.replay(replay, to: backlog.target)
            backlog.open()
            if replay.count > 1 { withLock { $0.isReplaying = false } }
            exit(role, token)
        case .ended(let replay, let ending):
            self.replay(replay, to: backlog.target)
            backlog.open()
            ending.end(sink.lifetime)
        case .contended(let replay, let role):
            self.replay(replay, to: backlog.target)
            backlog.open()
            exit(role, token)
        case .needsBacklog:
            preconditionFailure("a subscriber that has a backlog does not need another one")
        }
    }

    @inlinable
    func replay(_ elements: [Element], to sink: Sink<Element>) {
        for element in elements where sink.isAlive { sink.next(element) }
    }

    /// Inserts `subscriber`, or enqueues its insertion, unless the sequence has ended. Takes the elements to replay
    /// under the same lock.
    ///
    /// - Parameter hasBacklog: Whether the subscriber holds back the events that arrive during its replay.
    @inlinable
    func admit(_ subscriber: Subscriber<Element>, hasBacklog: Bool, _ token: UInt) -> Admission {
        changing { state in
            if state.isDisposed { return .ended(replay: [], .failed(RxError.disposed(object: subject ?? self))) }
            let replay = state.buffer.elements
            if let ending = state.ending {
                return .ended(replay: replaysAfterTermination ? replay : [], ending)
            }
            let role = enter(state, token)
            if role.delivers {
                state.subscribers.insert(subscriber)
                state.isReplaying = replay.count > 1
                return .admitted(replay: replay, role)
            }
            guard hasBacklog else { return .needsBacklog }
            // Inserted at once if possible. If all insertions were enqueued, subscribers that come and go faster than
            // the thread inside works would fill the queue without bound.
            if state.isCaughtUp {
                state.subscribers.insert(subscriber)
                return .contended(replay: replay, .bystander)
            }
            return .contended(replay: replay, enqueue(.insert(subscriber), &state, token))
        }
    }

    @inlinable
    func remove(_ subscriber: Subscriber<Element>) {
        changing { $0.subscribers.remove(subscriber) }
    }

    /// Removes the subscribers and drops the waiting work. If a delivery is in progress, notifies the subscribers after
    /// it that their source was lost: the work that the element starts belongs to their subscriptions.
    @inlinable
    func dispose() {
        // The dropped work and elements are released outside the lock.
        var queue = Queue<Work>()
        var buffer = ReplayBuffer<Element>(capacity: 0)
        let subscribers = changing { state in
            // The queue may contain the losses of an earlier call.
            if state.isDisposed { return SubscriberList<Element>() }
            state.isDisposed = true
            state.ending = nil
            swap(&state.queue, &queue)
            swap(&state.buffer, &buffer)
            return state.subscribers.removeAll()
        }
        subscribers.forEach { loseSource(of: $0) }
        while let work = queue.popFirst() {
            if case .insert(let subscriber) = work { loseSource(of: subscriber) }
        }
    }

    /// Notifies the subscription of `subscriber` that its source was lost: at once if the gate is idle, and otherwise
    /// after the delivery in progress.
    @inlinable
    func loseSource(of subscriber: Subscriber<Element>) {
        let token = ThreadLocal.token
        exit(withLock { enqueue(.lost(subscriber), &$0, token) }, token)
    }
}
