public import Rx
internal import RxSupport

// The pipeline, from top to bottom: action → mutate → mutation → reduce → state. Only the thread inside the gate calls
// these methods, unless a comment says otherwise.
extension ReactorRuntime {
    /// Emits `action` to subscribers and sends it through `transform(action:)`, if the reactor has one, or on to
    /// `mutate`.
    @inlinable @inline(__always)
    func receive(_ action: Action) {
        Instrumentation.isOn ? receiveObserved(action) : process(action)
    }

    @inlinable @inline(__always)
    func process(_ action: Action) {
        emit(action: action)
        if actionTransform != nil, transform(action) { return }
        let outer = enter(.transformedAction)
        mutate(action)
        stage = outer
    }

    /// Calls the reactor's `mutate`. If this returns a `just`, its mutation goes on at once, without a subscription.
    @inlinable @inline(__always)
    func mutate(_ action: Action) {
        guard let reactorInUse else { return }
        let mutations = reactorInUse._withUnsafeGuaranteedRef { methods.mutate($0, action) }
        guard let mutation = mutations.justElement else { return run(mutations, of: action) }
        let outer = enter(.mutation)
        receive(mutation)
        stage = outer
    }

    /// Subscribes to the mutations of `action`. Each arrives as a step. A child has sent the action to its parent, and
    /// has no mutations of its own.
    @inlinable
    func run(_ mutations: Observable<Mutation>, of action: Action) {
        if scopedState != nil { return }
        Instrumentation.isOn ? runObserved(mutations, of: action) : runUnobserved(mutations, of: action)
    }

    @inlinable
    func runUnobserved(_ mutations: Observable<Mutation>, of action: Action) {
        let effects = effectsOrNew
        let effect = ClosureMember(
            of: effects, onError: { self.report(.mutate(action: action), $0) })
        effects.insert(effect)
        mutations.run(Sink(lifetime: effect) { self.submit($0, of: effect) })
    }

    /// Submits a mutation that `effect` has emitted. May be called on any thread.
    @inlinable
    func submit(_ mutation: Mutation, of effect: Lifetime) {
        guard let work = WorkLifetime.delivered(to: effect) else { return submit(.mutation(mutation)) }
        work.willHandleElement()
        submit(.mutationOfWork(mutation, work))
    }

    /// Sends `mutation` through `transform(mutation:)`, if the reactor has one, or on to `reduce`.
    @inlinable @inline(__always)
    func receive(_ mutation: Mutation) {
        if mutationTransform != nil, transform(mutation) { return }
        let outer = enter(.transformedMutation)
        reduce(mutation)
        stage = outer
    }

    /// Calls the reactor's `reduce`. Sends the new state through `transform(state:)`, if the reactor has one, or emits
    /// it.
    @inlinable @inline(__always)
    func reduce(_ mutation: Mutation) {
        if Instrumentation.isOn { return reduceObserved(mutation) }
        guard let reactorInUse else { return }
        reduced = reactorInUse._withUnsafeGuaranteedRef { methods.reduce($0, reduced, mutation) }
        processReduced()
    }

    @inlinable @inline(__always)
    func processReduced() {
        if stateTransform != nil, transform(state: reduced) { return }
        let outer = enter(.state)
        emit(reduced)
        stage = outer
    }

    // MARK: Steps that arrive on their own

    /// Runs a step that was submitted, that was pending in the gate's inbox, or that was held for an inspector.
    @inlinable @inline(never)
    func perform(_ step: ReactorStep<Action, Mutation, State>, at stage: ReactorStage) {
        let outer = enter(stage)
        switch step {
        case .action(let action): receive(action)
        case .transformedAction(let action):
            actionTransform?.hasEmitted = true
            mutate(action)
        case .mutation(let mutation): receive(mutation)
        case .mutationOfWork(let mutation, let work):
            if !work.isCancelled { receive(mutation) }
            work.didHandleElement()
        case .transformedMutation(let mutation):
            mutationTransform?.hasEmitted = true
            reduce(mutation)
        case .scopedState(let state): receive(scopedState: state)
        case .state(let state):
            if Instrumentation.isOn, stateTransform != nil { notify(state: state) }
            if stateTransform?.isRepeating != true, !(Instrumentation.isOn && storeIfAnotherIsShown(state)) {
                emit(state)
            }
            stateTransform?.hasEmitted = true
        case .transformEnded(let next): recover(next)
        case .caused(let caused):
            Instrumentation.withCause(caused.cause) { perform(caused.step, at: stage) }
        case .inspection(let inspection): perform(inspection)
        }
        self.stage = outer
    }

    /// Moves to `stage`.
    ///
    /// - Returns: The previous stage, which the caller restores. (A closure parameter for the work in between would not
    ///   be inlined.)
    @inlinable
    func enter(_ stage: ReactorStage) -> ReactorStage {
        defer { self.stage = stage }
        return self.stage
    }

    /// The effects, which are made at the first use. May be read on any thread.
    @usableFromInline
    var effectsOrNew: EffectSet {
        stateLock.run {
            if let effects { return effects }
            let fresh = EffectSet()
            effects = fresh
            return fresh
        }
    }

    /// The named work of the effects, or `nil` if no effect has named its work. May be read on any thread.
    var existingNamedWork: NamedWork? { stateLock.run { effects }?.existingNamedWork }
}
