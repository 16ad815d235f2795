public import Rx

// The order of a reactor's steps (law 3): one at a time, none lost, no thread waits.
//
// The stages of steps lead downstream. What arrives on the thread that works, further down than where that thread is, belongs to
// the step in flight and runs at once; everything else waits for its end.
extension ReactorRuntime {
    /// Takes an action from outside.
    @inlinable
    func send(_ action: Action) {
        let token = ThreadLocal.token
        guard isImmediate, gate.enter(token) else { return join(.action(action), at: .action, token) }
        guard let reactor = begin(token) else { return }
        stage = .action
        receive(action)
        stage = .none
        finish(token, reactor)
    }

    /// Runs `step` now if it may, else leaves it for the thread that works.
    @inlinable
    func arrive(_ step: ReactorStep<Action, Mutation, State>) {
        let token = ThreadLocal.token
        guard isImmediate, gate.enter(token) else { return join(step, at: step.stage, token) }
        guard let reactor = begin(token) else { return }
        perform(step, at: step.stage)
        finish(token, reactor)
    }

    /// Makes `step` part of the step in flight if this thread works and that is before it, else leaves it.
    @inlinable @inline(never)
    func join(_ step: ReactorStep<Action, Mutation, State>, at stage: ReactorStage, _ token: UInt) {
        if gate.isInside(token), self.stage.admits(stage) { return perform(step, at: stage) }
        let step = Instrumentation.isOn ? .following(FollowingStep(step)) : step
        if let scheduler {
            if gate.leaveForTurn(step) { schedule(on: scheduler) }
        } else {
            _ = gate.leave(step)
            if gate.claim(for: token) { work(token) }
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

    /// Does what was left until nothing is; then nobody owns this, and the reactor is released.
    @inlinable
    func finish(_ token: UInt, _ reactor: Unmanaged<AnyObject>) {
        reactorInUse = nil
        while !gate.exit(token) {
            reactorInUse = reactor
            drain(token)
            reactorInUse = nil
        }
        reactor.release()
    }

    /// Does all that was left, as the thread that owns this.
    @inlinable
    func work(_ token: UInt) {
        guard let reactor = begin(token) else { return }
        drain(token)
        finish(token, reactor)
    }

    @inlinable @inline(never)
    func drain(_ token: UInt) {
        gate.takeLeft(token, as: ReactorStep<Action, Mutation, State>.self)?.performBatch { perform($0, at: $0.stage) }
    }

    /// Ends the ownership of a thread that was inside without being where steps run, and so left all that came meanwhile.
    @inlinable
    func exit(_ token: UInt, _ reactor: Unmanaged<AnyObject>) {
        stage = .none
        guard let scheduler else { return finish(token, reactor) }
        reactorInUse = nil
        defer { reactor.release() }
        if gate.endTurn(token) { schedule(on: scheduler) }
    }

    @usableFromInline
    func schedule(on scheduler: any ImmediateSchedulerType) {
        _ = scheduler.schedule(self) { runtime in
            let token = ThreadLocal.token
            runtime.gate.beginTurn(token)
            runtime.work(token)
            return Disposables.create()
        }
    }

    /// Drops what waits and ends: there is no reactor any more.
    @usableFromInline
    func abandon(_ token: UInt) {
        end()
        repeat {
            gate.takeLeft(token, as: ReactorStep<Action, Mutation, State>.self)?.performBatch { _ in }
        } while !gate.exit(token)
    }
}
