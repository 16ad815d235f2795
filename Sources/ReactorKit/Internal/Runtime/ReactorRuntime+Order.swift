public import Rx
public import RxSupport

// The order of a reactor's steps (law 3): one at a time, none lost, no thread waits.
//
// Each stage is downstream of the one before it. If a step arrives on the thread inside the gate, at a stage downstream
// of the current one, that step belongs to the step in flight and runs at once. Every other step waits until the step
// in flight ends.
extension ReactorRuntime {
    /// Runs the step of an action now if the reactor has no scheduler and the gate is idle. Otherwise `runOrEnqueue`
    /// decides.
    @inlinable
    func send(_ action: Action) {
        let token = ThreadLocal.token
        guard isImmediate, gate.enter(token) else { return runOrEnqueue(.action(action), at: .action, token) }
        guard let reactor = begin(token) else { return }
        stage = .action
        receive(action)
        stage = .none
        finish(token, reactor)
    }

    /// Runs `step` now if the reactor has no scheduler and the gate is idle. Otherwise `runOrEnqueue` decides.
    @inlinable
    func submit(_ step: ReactorStep<Action, Mutation, State>) {
        let token = ThreadLocal.token
        guard isImmediate, gate.enter(token) else { return runOrEnqueue(step, at: step.stage, token) }
        guard let reactor = begin(token) else { return }
        perform(step, at: step.stage)
        finish(token, reactor)
    }

    /// Runs `step` as part of the step in flight, if this thread is inside the gate at a stage before `stage`.
    /// Otherwise enqueues `step` in the gate's inbox, where a turn of the scheduler or the thread inside finds it. This
    /// thread itself does the work if the gate has become idle meanwhile.
    @inlinable @inline(never)
    func runOrEnqueue(_ step: ReactorStep<Action, Mutation, State>, at stage: ReactorStage, _ token: UInt) {
        if gate.isInside(token), self.stage.isUpstream(of: stage) { return perform(step, at: stage) }
        let step = Instrumentation.isOn ? .caused(CausedStep(step)) : step
        if let scheduler {
            if gate.enqueueForTurn(step) { schedule(on: scheduler) }
        } else {
            _ = gate.enqueue(step)
            if gate.claim(for: token) { work(token) }
        }
    }

    // MARK: Working

    /// Retains the reactor for the calling thread, which is inside the gate. ``finish(_:_:)`` releases it after that
    /// thread has left the gate, because the reactor's `deinit` is user code.
    ///
    /// - Returns: `nil` if the reactor is dead. The runtime has then ended, and the calling thread has left the gate.
    @inlinable
    func begin(_ token: UInt) -> Unmanaged<AnyObject>? {
        guard let reactor = reference.retained else {
            abandon(token)
            return nil
        }
        reactorInUse = reactor
        return reactor
    }

    /// Runs the pending steps until none is left. Then leaves the gate and releases the reactor.
    @inlinable
    func finish(_ token: UInt, _ reactor: Unmanaged<AnyObject>) {
        reactorInUse = nil
        while !gate.exit(token) {
            reactorInUse = reactor
            performBatch(token)
            reactorInUse = nil
        }
        reactor.release()
    }

    /// Runs all pending steps, or drops them if the reactor is dead. Then leaves the gate. The calling thread must be
    /// inside the gate.
    @inlinable
    func work(_ token: UInt) {
        guard let reactor = begin(token) else { return }
        performBatch(token)
        finish(token, reactor)
    }

    @inlinable @inline(never)
    func performBatch(_ token: UInt) {
        gate.dequeueBatch(token, as: ReactorStep<Action, Mutation, State>.self)?.performBatch {
            perform($0, at: $0.stage)
        }
    }

    /// Leaves the gate after work outside the pipeline: starting, or attaching a subscriber. The steps that arrived
    /// meanwhile run on this thread, or in a turn of the scheduler if the reactor has one.
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
            runtime.gate.own(token)
            runtime.work(token)
            return Disposables.create()
        }
    }

    /// Drops the pending steps and ends the runtime, because the reactor is dead.
    @usableFromInline
    func abandon(_ token: UInt) {
        end()
        repeat {
            gate.dequeueBatch(token, as: ReactorStep<Action, Mutation, State>.self)?.performBatch { $0.drop() }
        } while !gate.exit(token)
    }
}
