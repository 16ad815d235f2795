public import Rx

// What becomes of a step. Called by the thread that works only.
extension ReactorRuntime {
    @inlinable
    func perform(_ step: ReactorStep<Action, Mutation, State>, at stage: Int) {
        follow(at: stage) {
            switch step {
            case .action(let action): take(action)
            case .transformedAction(let action): mutate(action)
            case .mutation(let mutation): take(mutation)
            case .transformedMutation(let mutation): reduce(mutation)
            case .state(let state): emit(state)
            }
        }
    }

    /// Does what comes next of the step in flight, at its stage.
    @inlinable
    func follow(at stage: Int, _ body: () -> Void) {
        let outer = self.stage
        self.stage = stage
        body()
        self.stage = outer
    }

    @inlinable
    func take(_ action: Action) {
        show(action)
        if let actionTransform {
            actionTransform.onNext(action)
        } else {
            follow(at: Stage.transformedAction) { mutate(action) }
        }
    }

    @inlinable
    func mutate(_ action: Action) {
        guard let reactorInUse else { return }
        var mutations: Observable<Mutation>? = reactorInUse._withUnsafeGuaranteedRef { methods.mutate($0, action) }
        if let mutation = Observable.takeElement(of: &mutations) {
            return follow(at: Stage.mutation) { take(mutation) }
        }
        if let mutations { run(mutations, of: action) }
    }

    /// Takes the mutations of `action` as they come.
    @inlinable
    func run(_ mutations: Observable<Mutation>, of action: Action) {
        let effects = effectsOrNew
        let effect = ClosureMember(of: effects, onError: { [methods] in methods.report(.mutate(action: action), $0) })
        effects.insert(effect)
        mutations.run(
            Sink(lifetime: effect) { mutation in
                if effect.isAlive { self.arrive(.mutation(mutation)) }
            })
    }

    @usableFromInline
    var effectsOrNew: LifetimeSet {
        waitingLock.run {
            if let effects { return effects }
            let fresh = LifetimeSet()
            effects = fresh
            return fresh
        }
    }

    @inlinable
    func take(_ mutation: Mutation) {
        if let mutationTransform {
            mutationTransform.onNext(mutation)
        } else {
            follow(at: Stage.transformedMutation) { reduce(mutation) }
        }
    }

    @inlinable
    func reduce(_ mutation: Mutation) {
        guard let reactorInUse else { return }
        reduced = reactorInUse._withUnsafeGuaranteedRef { methods.reduce($0, reduced, mutation) }
        if let stateTransform {
            stateTransform.onNext(reduced)
        } else {
            follow(at: Stage.state) { emit(reduced) }
        }
    }
}
