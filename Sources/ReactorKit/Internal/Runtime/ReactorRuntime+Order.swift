public import Rx
public import Synchronization

// The order of a reactor's steps (law 3): one at a time, none lost, no thread waits.
//
// The stages of steps lead downstream. What arrives on the thread that works, further down than where that is, belongs to
// the step in flight and runs at once; everything else waits for its end.
extension ReactorRuntime {
    /// Set in ``owner`` when something waits; alone, when a turn is scheduled and no thread works.
    @inlinable
    static var waitingBit: UInt { 1 }

    @inlinable
    func send(_ action: Action) {
        let token = ThreadLocal.token
        guard isImmediate, exchange(0, token) else { return join(.action(action), at: Stage.action, token) }
        guard let reactor = begin(token) else { return }
        stage = Stage.action
        take(action)
        stage = 0
        finish(token, reactor)
    }

    /// Runs `step` now if it may, else leaves it for whoever works.
    @inlinable
    func arrive(_ step: ReactorStep<Action, Mutation, State>) {
        let token = ThreadLocal.token
        guard isImmediate, exchange(0, token) else { return join(step, at: step.stage, token) }
        guard let reactor = begin(token) else { return }
        perform(step, at: step.stage)
        finish(token, reactor)
    }

    /// Makes `step` part of the step in flight if this thread works and that is before it, else leaves it behind.
    @inlinable @inline(never)
    func join(_ step: ReactorStep<Action, Mutation, State>, at stage: Int, _ token: UInt) {
        if isOwned(by: token), stage > self.stage { return perform(step, at: stage) }
        waitingLock.run { waiting.append(step) }
        announce(token)
    }

    /// Makes sure that a thread will see what was left behind.
    @inlinable
    func announce(_ token: UInt) {
        while true {
            let current = owner.load(ordering: .acquiring)
            if current & Self.waitingBit != 0 { return }
            if current != 0 {
                if exchange(current, current | Self.waitingBit) { return }
            } else if let scheduler {
                if exchange(0, Self.waitingBit) { return schedule(on: scheduler) }
            } else if exchange(0, token) {
                return work(token)
            }
        }
    }

    // MARK: Working

    /// The reactor, which this thread, the owner, keeps until it has called ``finish(_:_:)``: its `deinit` is user code.
    ///
    /// Ends everything when the reactor is gone, and then this thread owns this no more.
    @inlinable
    func begin(_ token: UInt) -> Unmanaged<AnyObject>? {
        guard let reactor = reference.retained else {
            abandon(token)
            return nil
        }
        reactorInUse = reactor
        return reactor
    }

    /// Does what waits until nothing does; then nobody owns this, and the reactor is released.
    @inlinable
    func finish(_ token: UInt, _ reactor: Unmanaged<AnyObject>) {
        reactorInUse = nil
        while !exchange(token, 0) {
            reactorInUse = reactor
            drain(token)
            reactorInUse = nil
        }
        reactor.release()
    }

    /// Does all that waits, as the thread that owns this.
    @inlinable
    func work(_ token: UInt) {
        guard let reactor = begin(token) else { return }
        drain(token)
        finish(token, reactor)
    }

    /// Takes what waits all at once: threads that bring more meet this one at the lock once a batch, not once a step.
    @inlinable @inline(never)
    func drain(_ token: UInt) {
        owner.store(token, ordering: .sequentiallyConsistent)
        while true {
            waitingLock.run { swap(&waiting, &batch) }
            if batch.isEmpty { return }
            while let step = batch.popFirst() { perform(step, at: step.stage) }
        }
    }

    /// Ends the ownership of a thread that was inside without being where steps run, and so left all that came meanwhile.
    @inlinable
    func leave(_ token: UInt, _ reactor: Unmanaged<AnyObject>) {
        stage = 0
        guard let scheduler else { return finish(token, reactor) }
        reactorInUse = nil
        defer { reactor.release() }
        if exchange(token, 0) { return }
        owner.store(Self.waitingBit, ordering: .releasing)
        schedule(on: scheduler)
    }

    @usableFromInline
    func schedule(on scheduler: any ImmediateSchedulerType) {
        _ = scheduler.schedule(self) { runtime in
            let token = ThreadLocal.token
            runtime.owner.store(token, ordering: .sequentiallyConsistent)
            runtime.work(token)
            return Disposables.create()
        }
    }

    /// Drops what waits and ends: there is no reactor any more.
    @usableFromInline
    func abandon(_ token: UInt) {
        end()
        repeat {
            owner.store(token, ordering: .sequentiallyConsistent)
            while waitingLock.run({ waiting.popFirst() }) != nil {}
        } while !exchange(token, 0)
    }

    @inlinable
    func isOwned(by token: UInt) -> Bool { owner.load(ordering: .relaxed) & ~Self.waitingBit == token }

    @inlinable
    func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        owner.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
}
