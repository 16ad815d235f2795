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

    /// Ends the work of the thread that made this, which took whatever came meanwhile for part of it.
    @inlinable
    func open() {
        stage = 0
        let token = ThreadLocal.token
        guard let scheduler else { return work(token) {} }
        if exchange(token, 0) { return }
        owner.store(Self.waitingBit, ordering: .releasing)
        schedule(on: scheduler)
    }

    /// Runs `step` now if it may, else leaves it for whoever works.
    @inlinable
    func arrive(_ step: ReactorStep<Action, Mutation, State>, at stage: Int) {
        let token = ThreadLocal.token
        if scheduler == nil, exchange(0, token) {
            return work(token) { perform(step, at: stage) }
        }
        if owner.load(ordering: .relaxed) & ~Self.waitingBit == token, stage > self.stage {
            return perform(step, at: stage)
        }
        lock.run { waiting.append(step) }
        announce(token)
    }

    /// Does what comes next of the step in flight, at its stage.
    @inlinable
    func follow(at stage: Int, _ body: () -> Void) {
        let outer = self.stage
        self.stage = stage
        body()
        self.stage = outer
    }

    /// Works, as the thread that owns this, until nothing waits; ends everything when the reactor is gone.
    ///
    /// The reactor is retained once for all of it, and released when this thread no longer works: its `deinit` is user code.
    @inlinable
    func work(_ token: UInt, _ body: () -> Void) {
        guard let reactor else { return abandon(token) }
        withExtendedLifetime(reactor) {
            reactorInUse = Unmanaged.passUnretained(reactor)
            body()
            while true {
                reactorInUse = nil
                if exchange(token, 0) { return }
                reactorInUse = Unmanaged.passUnretained(reactor)
                drain(token)
            }
        }
    }

    /// Drops what waits and ends: there is no reactor any more.
    @usableFromInline
    func abandon(_ token: UInt) {
        end()
        repeat {
            owner.store(token, ordering: .sequentiallyConsistent)
            while lock.run({ waiting.popFirst() }) != nil {}
        } while !exchange(token, 0)
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
                return work(token) { drain(token) }
            }
        }
    }

    @usableFromInline
    func schedule(on scheduler: any ImmediateSchedulerType) {
        _ = scheduler.schedule(self) { runtime in
            let token = ThreadLocal.token
            runtime.owner.store(token, ordering: .sequentiallyConsistent)
            runtime.work(token) { runtime.drain(token) }
            return Disposables.create()
        }
    }

    /// Takes what waits all at once: threads that bring more meet this one at the lock once a batch, not once a step.
    @inlinable
    func drain(_ token: UInt) {
        owner.store(token, ordering: .sequentiallyConsistent)
        while true {
            lock.run { swap(&waiting, &batch) }
            if batch.isEmpty { return }
            while let step = batch.popFirst() { perform(step, at: step.stage) }
        }
    }

    @inlinable
    func perform(_ step: ReactorStep<Action, Mutation, State>, at stage: Int) {
        follow(at: stage) { perform(step) }
    }

    @inlinable
    func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        owner.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
}
