public import Rx

/// What makes a reactor run, and stands beside it: takes its actions and leads them through its methods to states.
///
/// It does not keep the reactor, but for the length of a step, and ends when that dies. Everything is in one object, what every action touches first: an action to one of 10,000 reactors
/// takes what it takes to fetch it. It is inlinable, so that it is specialised where the reactor's types are known.
///
/// Sound: steps are touched inside the gate, the last state and its subscribers under ``stateLock``.
@usableFromInline
final class ReactorRuntime<Action: Sendable, Mutation: Sendable, State: Sendable>: ActionSubject<Action>,
    @unchecked Sendable
{
    /// The reactor's methods, which take the reactor.
    @frozen @usableFromInline
    struct Methods {
        @usableFromInline let mutate: (AnyObject, Action) -> Observable<Mutation>
        @usableFromInline let reduce: (AnyObject, State, Mutation) -> State
        /// The reactor's type, which failures name.
        @usableFromInline let reactor: Any.Type

        @inlinable
        init(
            of reactor: Any.Type,
            mutate: @escaping (AnyObject, Action) -> Observable<Mutation>,
            reduce: @escaping (AnyObject, State, Mutation) -> State
        ) {
            self.reactor = reactor
            self.mutate = mutate
            self.reduce = reduce
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

    /// Makes one thread at a time work; the others leave their steps.
    @usableFromInline let gate: Gate
    @usableFromInline let reference: LooseReference

    // Touched by the thread that works only, in accesses that are over before user code is called: their exclusivity need
    // not be checked (8.6 times the hand-written loop with checks, 6.1 without).

    /// The reactor while a thread works, which keeps it from `begin` to `finish`. (With a strong reference here an action takes
    /// 2.1 times as long.)
    @exclusivity(unchecked) @usableFromInline var reactorInUse: Unmanaged<AnyObject>?
    /// How far downstream the step in flight is; zero is before all.
    @exclusivity(unchecked) @usableFromInline var stage: ReactorStage
    @exclusivity(unchecked) @usableFromInline var actionTransform: TransformConnection<Action>?
    @exclusivity(unchecked) @usableFromInline var mutationTransform: TransformConnection<Mutation>?
    @exclusivity(unchecked) @usableFromInline var stateTransform: TransformConnection<State>?

    @usableFromInline let methods: Methods

    /// Whether steps run on the thread that brings them.
    @usableFromInline let isImmediate: Bool

    /// Guards what follows, until `reduced`.
    @usableFromInline let stateLock = Lock()
    /// Whether `latest` was emitted.
    @exclusivity(unchecked) @usableFromInline var hasEmitted = false
    /// Whether this has ended, so that no subscriber is taken any more.
    @exclusivity(unchecked) @usableFromInline var isOver = false
    @exclusivity(unchecked) @usableFromInline var subscribers = SubscriberList<State>()
    /// What ``states`` gave out first. It keeps this, which lets go of it at the end. (Any object, because the type of an optional
    /// observable would be looked up then.)
    @exclusivity(unchecked) @usableFromInline var knownStates: AnyObject?
    /// The state that was emitted last, or the initial one.
    @exclusivity(unchecked) @usableFromInline var latest: State

    /// What `mutate` started that takes time; there when it is needed.
    @exclusivity(unchecked) @usableFromInline var effects: LifetimeSet?

    /// The state that `reduce` gave last, touched by the thread that works only.
    @exclusivity(unchecked) @usableFromInline var reduced: State

    /// Where steps run; `nil` for the thread that brings them.
    @usableFromInline let scheduler: (any ImmediateSchedulerType)?

    /// A runtime in which the calling thread works until it has called ``start(_:)``.
    @inlinable
    init(_ reactor: AnyObject, initialState: State, scheduler: any ImmediateSchedulerType, methods: Methods) {
        reference = LooseReference(reactor)
        self.methods = methods
        latest = initialState
        reduced = initialState
        isImmediate = type(of: scheduler) == CurrentThreadScheduler.self
        self.scheduler = isImmediate ? nil : scheduler
        stage = isImmediate ? .action : .state.previous
        gate = Gate(ownedBy: ThreadLocal.token)
        super.init { subject, action in unsafeDowncast(subject, to: ReactorRuntime.self).send(action) }
    }

    // MARK: Life

    /// Emits the initial state, connects the transforms and takes the actions that came meanwhile. Called once, by the
    /// thread that made this.
    @inlinable
    func start(_ reactor: AnyObject, _ transforms: Transforms) {
        let reactor = Unmanaged.passRetained(reactor)
        reactorInUse = reactor
        if Instrumentation.isOn { tellStart() }
        actionTransform = connection(transforms.action, .transformAction)
        mutationTransform = connection(transforms.mutation, .transformMutation)
        stateTransform = connection(transforms.state, .transformState, first: [reduced])
        connectStates()
        exit(ThreadLocal.token, reactor)
    }

    /// Ends all work, and lets go of the subscribers. Idempotent; any thread.
    @usableFromInline
    func end() {
        // The thread that worked last has released what it wrote: the transforms.
        _ = gate.isIdle
        actionTransform?.dispose()
        mutationTransform?.dispose()
        stateTransform?.dispose()
        stateLock.run { effects }?.dispose()
        withExtendedLifetime(stateLock.run { knownStates.take() }) {}
        let hasSubscribers = stateLock.run {
            isOver = true
            return !subscribers.isEmpty
        }
        if hasSubscribers { stateLock.run { subscribers.takeAll() }.loseAll() }
    }
}

extension ReactorRuntime: SideTableEntry {
    @usableFromInline
    var object: AnyObject? { reference.object }

    @usableFromInline
    var isOrphan: Bool { reference.isDead }

    @usableFromInline
    func wasOrphaned() { end() }
}
