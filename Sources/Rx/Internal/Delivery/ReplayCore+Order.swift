// These methods decide which thread delivers. Elements are delivered in the order of their arrival in the buffer.
extension ReplayCore {
    /// How a thread with an event or a subscriber came through the gate.
    @frozen @usableFromInline
    enum Entry {
        /// The thread delivers, and afterwards does the pending work.
        case outermost
        /// The thread delivers from inside another delivery.
        case nested
        /// The thread enqueued its work, and nobody was inside any more. So it does the pending work.
        case drainer
        /// The thread enqueued its work, or it had none.
        case enqueued

        @inlinable
        var delivers: Bool { self == .outermost || self == .nested }
    }

    /// Lets the calling thread in if it may deliver right now. Called under the lock.
    @inlinable
    func enter(_ state: borrowing State, _ token: UInt) -> Entry {
        if gate.enterUnderLock(token) { return .outermost }
        return gate.isInside(token) && state.queue.isEmpty && !state.isReplaying ? .nested : .enqueued
    }

    /// Enqueues work for the thread inside. Called under the lock.
    @inlinable
    func enqueue(_ work: Work, _ state: inout State, _ token: UInt) -> Entry {
        state.queue.append(work)
        return gate.claim(for: token) ? .drainer : .enqueued
    }

    @inlinable
    func exit(_ entry: Entry, _ token: UInt) {
        switch entry {
        case .outermost: if !gate.exit(token) { drain(token) }
        case .drainer: drain(token)
        case .nested, .enqueued: break
        }
    }

    /// Does the pending work, until none is left. Then nobody is inside.
    @inlinable @inline(never)
    func drain(_ token: UInt) {
        ThreadLocal.withoutCause {
            repeat {
                gate.own(token)
                while let delivery = dequeueDelivery() {
                    switch delivery {
                    case .next(let element, let receivers): receivers.next(element)
                    case .end(let ending, let receivers): receivers.end(ending)
                    case .sourceLost(let receivers): receivers.notifySourceLost()
                    case .released: break
                    }
                }
            } while !gate.exit(token)
        }
    }

    @inlinable
    func dequeueDelivery() -> Delivery? {
        withLock { state -> Delivery? in
            if let formerOnlySubscriber = state.formerOnlySubscriber.take() { return .released(formerOnlySubscriber) }
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
                return .released(subscriber)
            case .sourceLost:
                defer { updateCount(state) }
                return .sourceLost(state.subscribers.removeAll())
            }
        }
    }
}
