internal import Rx

/// What makes a reactor run: leads actions through its methods to states, in the order of a ``StepQueue``.
///
/// It holds the reactor weakly, through its methods, and ends at the first step after the reactor's death.
final class ReactorRuntime<Action: Sendable, Mutation: Sendable, State: Sendable>:
    StepQueue<ReactorStep<Action, Mutation, State>>, @unchecked Sendable
{
    /// The reactor's methods. They return `nil` when it is gone.
    struct Methods {
        let transformAction: (Observable<Action>) -> Observable<Action>
        let mutate: (Action) -> Observable<Mutation>?
        let transformMutation: (Observable<Mutation>) -> Observable<Mutation>
        let reduce: (State, Mutation) -> State?
        let transformState: (Observable<State>) -> Observable<State>
        let report: (ReactorFailure.Origin, any Error) -> Void
    }

    /// The actions, for those who watch and for `transform(action:)`.
    let sentActions = PublishSubject<Action>()

    private let methods: Methods
    private let initialState: State
    private let states = ReplaySubject<State>.create(bufferSize: 1)
    private let effects = LifetimeSet()
    private let connections = CompositeDisposable()

    // Touched by steps only.
    private var accumulated: State
    private var actionTransform: PublishSubject<Action>?
    private var mutationTransform: PublishSubject<Mutation>?
    private var stateTransform: PublishSubject<State>?

    init(initialState: State, scheduler: any ImmediateSchedulerType, methods: Methods) {
        self.methods = methods
        self.initialState = initialState
        accumulated = initialState
        let isImmediate = scheduler is CurrentThreadScheduler
        let state = ReactorStep<Action, Mutation, State>.state(initialState)
        super.init(scheduler: isImmediate ? nil : scheduler, stage: isImmediate ? 0 : state.stage - 1)
    }

    var state: Observable<State> { states }

    var currentState: State { states.last ?? initialState }

    func send(_ action: Action) { arrive(.action(action)) }

    private func arrive(_ step: ReactorStep<Action, Mutation, State>) { arrive(step, at: step.stage) }

    // MARK: Life

    /// Emits the initial state, connects the transforms and takes the actions that came meanwhile. Called once, by the
    /// thread that made this.
    func start() {
        stateTransform = connect(methods.transformState, .transformState, first: initialState) { .state($0) }
        mutationTransform = connect(methods.transformMutation, .transformMutation) { .transformedMutation($0) }
        actionTransform = connect(methods.transformAction, .transformAction) { .transformedAction($0) }
        open()
    }

    /// Ends all work. Idempotent; any thread.
    func end() {
        connections.dispose()
        effects.dispose()
    }

    /// Connects what a transform makes of a stream to the step that follows it.
    ///
    /// - Returns: Where that stream's elements go in; `nil` when the transform changes nothing and can be passed by.
    private func connect<Element>(
        _ transform: (Observable<Element>) -> Observable<Element>, _ origin: ReactorFailure.Origin,
        first: Element? = nil,
        _ step: @escaping (Element) -> ReactorStep<Action, Mutation, State>
    ) -> PublishSubject<Element>? {
        let input = PublishSubject<Element>()
        let source = first.map { input.startWith($0) } ?? input
        let transformed = transform(source)
        if transformed === source {
            if let first { arrive(step(first)) }
            return nil
        }
        let connection = TransformConnection(
            transformed, bypass: input, report: { [methods] in methods.report(origin, $0) },
            next: { [weak self] in self?.arrive(step($0)) })
        connections.insert(connection)
        connection.start()
        return input
    }

    // MARK: Steps

    override func perform(_ step: ReactorStep<Action, Mutation, State>) {
        switch step {
        case .action(let action): take(action)
        case .transformedAction(let action): mutate(action)
        case .mutation(let mutation): take(mutation)
        case .transformedMutation(let mutation): reduce(mutation)
        case .state(let state): states.on(.next(state))
        }
    }

    private func take(_ action: Action) {
        sentActions.onNext(action)
        if let actionTransform { actionTransform.onNext(action) } else { arrive(.transformedAction(action)) }
    }

    private func mutate(_ action: Action) {
        guard let mutations = methods.mutate(action) else { return end() }
        if let mutation = mutations.justElement { return arrive(.mutation(mutation)) }
        let effect = effects.makeMember { [methods] in methods.report(.mutate(action: action), $0) }
        mutations.run(
            Sink(lifetime: effect) { [weak self] mutation in
                if effect.isAlive { self?.arrive(.mutation(mutation)) }
            })
    }

    private func take(_ mutation: Mutation) {
        if let mutationTransform { mutationTransform.onNext(mutation) } else { arrive(.transformedMutation(mutation)) }
    }

    private func reduce(_ mutation: Mutation) {
        guard let state = methods.reduce(accumulated, mutation) else { return end() }
        accumulated = state
        if let stateTransform { stateTransform.onNext(state) } else { arrive(.state(state)) }
    }
}

extension ReactorRuntime: Reapable {
    func reap() { end() }
}
