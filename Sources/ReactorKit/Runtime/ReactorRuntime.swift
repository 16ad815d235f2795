public import Rx
public import Synchronization

/// What makes a reactor run: leads actions through its methods to states.
///
/// It does not keep the reactor, but for the length of a step, and ends at the first step after the reactor's death. It is
/// inlinable, so that it is specialised where the reactor's types are known.
@usableFromInline
final class ReactorRuntime<Action: Sendable, Mutation: Sendable, State: Sendable>: @unchecked Sendable {
    /// The reactor's methods, which take the reactor.
    @frozen @usableFromInline
    struct Methods {
        @usableFromInline let mutate: (AnyObject, Action) -> Observable<Mutation>
        @usableFromInline let reduce: (AnyObject, State, Mutation) -> State
        @usableFromInline let report: (ReactorFailure.Origin, any Error) -> Void

        @inlinable
        init(
            mutate: @escaping (AnyObject, Action) -> Observable<Mutation>,
            reduce: @escaping (AnyObject, State, Mutation) -> State,
            report: @escaping (ReactorFailure.Origin, any Error) -> Void
        ) {
            self.mutate = mutate
            self.reduce = reduce
            self.report = report
        }
    }

    /// The reactor's transforms, needed once.
    @frozen @usableFromInline
    struct Transforms {
        @usableFromInline let action: (Observable<Action>) -> Observable<Action>
        @usableFromInline let mutation: (Observable<Mutation>) -> Observable<Mutation>
        @usableFromInline let state: (Observable<State>) -> Observable<State>

        @inlinable
        init(
            action: @escaping (Observable<Action>) -> Observable<Action>,
            mutation: @escaping (Observable<Mutation>) -> Observable<Mutation>,
            state: @escaping (Observable<State>) -> Observable<State>
        ) {
            self.action = action
            self.mutation = mutation
            self.state = state
        }
    }

    /// The actions, for those who watch and for `transform(action:)`.
    @usableFromInline let sentActions = PublishSubject<Action>()

    @usableFromInline let reference: LooseReference
    @usableFromInline let methods: Methods
    @usableFromInline let initialState: State
    @usableFromInline let states = ReplaySubject<State>.create(bufferSize: 1)
    @usableFromInline let effects = LifetimeSet()
    @usableFromInline let connections = CompositeDisposable()

    /// Where steps run; `nil` for the thread that brings them.
    @usableFromInline let scheduler: (any ImmediateSchedulerType)?
    @usableFromInline let lock = Lock()
    /// Reached under ``lock`` only.
    @exclusivity(unchecked) @usableFromInline var waiting = Fifo<ReactorStep<Action, Mutation, State>>()

    /// The token of the thread that works and whether something waits, or zero.
    @usableFromInline let owner: Atomic<UInt>

    // Touched by the thread that works only, in accesses that are over before user code is called: their exclusivity need
    // not be checked (8.6 times the hand-written loop with checks, 6.1 without).

    /// What waited and is being done.
    @exclusivity(unchecked) @usableFromInline var batch = Fifo<ReactorStep<Action, Mutation, State>>()
    /// How far downstream the step in flight is; zero is before all.
    @exclusivity(unchecked) @usableFromInline var stage: Int
    /// The reactor, which the thread that works keeps.
    @exclusivity(unchecked) @usableFromInline var reactorInUse: Unmanaged<AnyObject>?
    @exclusivity(unchecked) @usableFromInline var accumulated: State
    @exclusivity(unchecked) @usableFromInline var actionTransform: PublishSubject<Action>?
    @exclusivity(unchecked) @usableFromInline var mutationTransform: PublishSubject<Mutation>?
    @exclusivity(unchecked) @usableFromInline var stateTransform: PublishSubject<State>?

    /// A runtime in which the calling thread works until it has called ``start(_:)``.
    @inlinable
    init(_ reactor: AnyObject, initialState: State, scheduler: any ImmediateSchedulerType, methods: Methods) {
        reference = LooseReference(reactor)
        self.methods = methods
        self.initialState = initialState
        accumulated = initialState
        let isImmediate = scheduler is CurrentThreadScheduler
        self.scheduler = isImmediate ? nil : scheduler
        stage = isImmediate ? 0 : Stage.state - 1
        owner = Atomic(ThreadLocal.token)
    }

    /// The reactor, if it lives.
    @usableFromInline
    var reactor: AnyObject? { reference.object }

    @inlinable
    var currentState: State { states.last ?? initialState }

    // MARK: Life

    /// Emits the initial state, connects the transforms and takes the actions that came meanwhile. Called once, by the
    /// thread that made this.
    @inlinable
    func start(_ transforms: Transforms) {
        reactorInUse = reactor.map(Unmanaged.passUnretained)
        stateTransform = connect(transforms.state, .transformState, first: initialState) { .state($0) }
        mutationTransform = connect(transforms.mutation, .transformMutation) { .transformedMutation($0) }
        actionTransform = connect(transforms.action, .transformAction) { .transformedAction($0) }
        open()
    }

    /// Ends all work. Idempotent; any thread.
    @usableFromInline
    func end() {
        connections.dispose()
        effects.dispose()
    }

    /// Connects what a transform makes of a stream to the step that follows it.
    ///
    /// - Returns: Where that stream's elements go in; `nil` when the transform changes nothing and can be passed by.
    @inlinable
    func connect<Element>(
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

    @inlinable
    func send(_ action: Action) { arrive(.action(action), at: Stage.action) }

    @inlinable
    func arrive(_ step: ReactorStep<Action, Mutation, State>) { arrive(step, at: step.stage) }

    @inlinable
    func perform(_ step: ReactorStep<Action, Mutation, State>) {
        switch step {
        case .action(let action): take(action)
        case .transformedAction(let action): mutate(action)
        case .mutation(let mutation): take(mutation)
        case .transformedMutation(let mutation): reduce(mutation)
        case .state(let state): states.on(.next(state))
        }
    }

    @inlinable
    func take(_ action: Action) {
        if sentActions.hasObservers { sentActions.onNext(action) }
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
        let effect = ClosureMember(of: effects, onError: { [methods] in methods.report(.mutate(action: action), $0) })
        effects.insert(effect)
        mutations?.run(
            Sink(lifetime: effect) { [weak self] mutation in
                if effect.isAlive { self?.arrive(.mutation(mutation)) }
            })
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
        accumulated = reactorInUse._withUnsafeGuaranteedRef { methods.reduce($0, accumulated, mutation) }
        if let stateTransform {
            stateTransform.onNext(accumulated)
        } else {
            follow(at: Stage.state) { states.onNext(accumulated) }
        }
    }
}

extension ReactorRuntime: Reapable {
    @usableFromInline
    func reap() { end() }
}
