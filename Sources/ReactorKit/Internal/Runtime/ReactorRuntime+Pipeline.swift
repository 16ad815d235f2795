public import Rx

// The pipeline, from top to bottom: action → mutate → mutation → reduce → state. Called by the thread that works only.
extension ReactorRuntime {
    /// Shows the action, and leads it through `transform(action:)`, if there is one.
    @inlinable @inline(__always)
    func receive(_ action: Action) {
        Instrumentation.isOn ? receiveObserved(action) : lead(action)
    }

    @inlinable @inline(__always)
    func lead(_ action: Action) {
        show(action)
        if actionTransform != nil, transform(action) { return }
        let outer = enter(.transformedAction)
        mutate(action)
        stage = outer
    }

    /// Asks the reactor what follows from the action. A `just` goes straight on.
    @inlinable @inline(__always)
    func mutate(_ action: Action) {
        guard let reactorInUse else { return }
        let mutations = reactorInUse._withUnsafeGuaranteedRef { methods.mutate($0, action) }
        guard let mutation = mutations.justElement else { return run(mutations, of: action) }
        let outer = enter(.mutation)
        receive(mutation)
        stage = outer
    }

    /// Takes the mutations of `action` as they come.
    @inlinable
    func run(_ mutations: Observable<Mutation>, of action: Action) {
        Instrumentation.isOn ? runObserved(mutations, of: action) : runUnobserved(mutations, of: action)
    }

    @inlinable
    func runUnobserved(_ mutations: Observable<Mutation>, of action: Action) {
        let effects = effectsOrNew
        let effect = ClosureMember(
            of: effects, onError: { self.report(.mutate(action: action), $0) })
        effects.insert(effect)
        mutations.run(Sink(lifetime: effect) { self.arrive(.mutation($0)) })
    }

    /// Leads the mutation through `transform(mutation:)`, if there is one.
    @inlinable @inline(__always)
    func receive(_ mutation: Mutation) {
        if mutationTransform != nil, transform(mutation) { return }
        let outer = enter(.transformedMutation)
        reduce(mutation)
        stage = outer
    }

    /// Asks the reactor for the next state, leads it through `transform(state:)`, if there is one, and emits it.
    @inlinable @inline(__always)
    func reduce(_ mutation: Mutation) {
        if Instrumentation.isOn { return reduceObserved(mutation) }
        guard let reactorInUse else { return }
        reduced = reactorInUse._withUnsafeGuaranteedRef { methods.reduce($0, reduced, mutation) }
        leadReduced()
    }

    @inlinable @inline(__always)
    func leadReduced() {
        if stateTransform != nil, transform(state: reduced) { return }
        let outer = enter(.state)
        emit(reduced)
        stage = outer
    }

    // MARK: Steps that arrive on their own

    /// Takes a step that comes of a transform, of what `mutate` returned, or that was left.
    @inlinable @inline(never)
    func perform(_ step: ReactorStep<Action, Mutation, State>, at stage: ReactorStage) {
        let outer = enter(stage)
        switch step {
        case .action(let action): receive(action)
        case .transformedAction(let action):
            actionTransform?.hasAnswered = true
            mutate(action)
        case .mutation(let mutation): receive(mutation)
        case .transformedMutation(let mutation):
            mutationTransform?.hasAnswered = true
            reduce(mutation)
        case .state(let state):
            if Instrumentation.isOn, stateTransform != nil { tell(state: state) }
            if stateTransform?.isRepeating != true, !(Instrumentation.isOn && isKept(state)) { emit(state) }
            stateTransform?.hasAnswered = true
        case .transformEnded(let next): mend(next)
        case .following(let following):
            Instrumentation.following(following.cause) { perform(following.step, at: stage) }
        case .inspection(let inspection): perform(inspection)
        }
        self.stage = outer
    }

    /// Goes on at `stage`.
    ///
    /// - Returns: The stage to come back to. (Taking what is done there as a closure keeps it from being inlined.)
    @inlinable
    func enter(_ stage: ReactorStage) -> ReactorStage {
        defer { self.stage = stage }
        return self.stage
    }

    @usableFromInline
    var effectsOrNew: LifetimeSet {
        stateLock.run {
            if let effects { return effects }
            let fresh = LifetimeSet()
            effects = fresh
            return fresh
        }
    }
}
