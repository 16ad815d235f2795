public import RxSupport

// These methods decide which thread delivers. Elements are delivered in the order of their arrival in the buffer.
extension ReplayCore {
    /// The duty of a thread that sends an event or attaches a subscriber. ``enter(_:_:)`` and ``enqueue(_:_:_:)``
    /// return the role.
    @frozen @usableFromInline
    enum Role {
        /// The thread has entered the gate. It delivers, and afterwards does the pending work.
        case outermost
        /// The thread was already inside. It delivers from inside another delivery.
        case nested
        /// The thread has enqueued its work, and has entered the gate because the gate was idle. It does the pending
        /// work.
        case drainer
        /// The thread does nothing. Its work is enqueued for the thread inside, or was done under the lock, or was
        /// dropped: because the sequence has ended, or because the condition of ``accept(_:if:)`` did not hold.
        case bystander

        @inlinable
        var delivers: Bool { self == .outermost || self == .nested }
    }

    /// Lets the calling thread in if it may deliver right now. Otherwise returns ``Role/bystander``, and the caller
    /// must enqueue its work. Called under the lock.
    @inlinable
    func enter(_ state: borrowing State, _ token: UInt) -> Role {
        if gate.enterUnderLock(token) { return .outermost }
        return gate.isInside(token) && state.queue.isEmpty && !state.isReplaying ? .nested : .bystander
    }

    /// Enqueues work for the thread inside. If the gate is idle, makes the calling thread the drainer. Called under the
    /// lock.
    @inlinable
    func enqueue(_ work: Work, _ state: inout State, _ token: UInt) -> Role {
        state.queue.append(work)
        return gate.claim(for: token) ? .drainer : .bystander
    }

    /// Does the pending work and leaves the gate if the role is outermost or drainer. Otherwise does nothing. Called
    /// without the lock.
    @inlinable
    func exit(_ role: Role, _ token: UInt) {
        switch role {
        case .outermost: if !gate.exit(token) { drain(token) }
        case .drainer: drain(token)
        case .nested, .bystander: break
        }
    }

    /// Does the pending work until none is left, and leaves the gate.
    @inlinable @inline(never)
    func drain(_ token: UInt) {
        ThreadLocal.withoutContext {
            repeat {
                gate.own(token)
                while let delivery = dequeueDelivery() {
                    switch delivery {
                    case .next(let element, let receivers): receivers.deliver(element)
                    case .end(let ending, let receivers): receivers.end(ending)
                    case .sourceLost(let receivers): receivers.notifySourceLost()
                    case .lost(let subscriber): subscriber.sink.lifetime.sourceWasLost(subscriber)
                    case .release: break
                    }
                }
            } while !gate.exit(token)
        }
    }

    /// Returns the next delivery; `nil` if there is none. If a subscriber was kept alive, returns it first, to be
    /// released. Otherwise dequeues a piece of work and finds its receivers. An insertion is done here, under the lock.
    @inlinable
    func dequeueDelivery() -> Delivery? {
        withLock { state -> Delivery? in
            if let keptAlive = state.keptAlive.take() { return .release(keptAlive) }
            let work = state.queue.popFirst()
            state.isDraining = work != nil
            switch work {
            case nil:
                state.queue.shrink()
                return nil
            case .next(let element):
                return .next(element, state.receivers(.drainer))
            case .end(let ending):
                defer { updateCount(state) }
                return .end(ending, state.subscribers.removeAll())
            case .insert(let subscriber):
                defer { updateCount(state) }
                if !state.isDisposed { state.subscribers.insert(subscriber) }
                return .release(subscriber)
            case .sourceLost:
                defer { updateCount(state) }
                return .sourceLost(state.subscribers.removeAll())
            case .lost(let subscriber):
                return .lost(subscriber)
            }
        }
    }
}
