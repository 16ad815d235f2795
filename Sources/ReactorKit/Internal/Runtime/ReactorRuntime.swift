public import Rx
public import RxSupport

/// Runs a reactor: takes its actions and calls its methods, which turn them into states. It is the reactor's entry in a
/// side table.
///
/// The runtime retains the reactor only during a step, and ends when the reactor dies. One object holds everything, and
/// the properties that every action uses come first. So an action to one of 10,000 reactors loads few cache lines. The
/// code is inlinable, so that clients, which know the reactor's types, specialise it.
///
/// Sound: only the thread inside the gate runs steps and accesses the pipeline's properties, and ``stateLock`` guards
/// the latest state and its subscribers. ``end()`` reads the transforms after the reactor's death, when no step changes
/// them.
@usableFromInline
final class ReactorRuntime<Action: Sendable, Mutation: Sendable, State: Sendable>: ActionSubject<Action>,
    @unchecked Sendable
{
    /// The reactor's methods, as closures that take the reactor.
    @frozen @usableFromInline
    struct Methods {
        @usableFromInline let mutate: (AnyObject, Action) -> Observable<Mutation>
        @usableFromInline let reduce: (AnyObject, State, Mutation) -> State
        /// The reactor's type, for failures.
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

    /// The reactor's transforms. Each is called once, at the start.
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

    /// Lets one thread in at a time. The others enqueue their steps in its inbox.
    @usableFromInline let gate: Gate
    @usableFromInline let reference: LooseReference

    // Only the thread inside the gate accesses these, and each access ends before user code is called. So their
    // exclusivity need not be checked. (With the checks, an action takes 8.6 times as long as a hand-written loop, and
    // 6.1 times without them.)

    /// The reactor while a thread is inside. That thread retains it from `begin` to `finish`. (With a strong reference
    /// here, an action takes 2.1 times as long.)
    @exclusivity(unchecked) @usableFromInline var reactorInUse: Unmanaged<AnyObject>?
    /// The stage of the step in flight, or `none`. A step that arrives on the thread inside runs at once only if its
    /// stage is further downstream.
    ///
    /// During the start it is `action`, so actions wait. If the reactor has a scheduler, it is the stage before
    /// `state`, so only states run at once.
    ///
    /// While a subscriber is attached it is `none`, so the subscriber's actions run at once. If the reactor has a
    /// scheduler, it is `state`, so nothing runs at once.
    @exclusivity(unchecked) @usableFromInline var stage: ReactorStage
    @exclusivity(unchecked) @usableFromInline var actionTransform: TransformConnection<Action>?
    @exclusivity(unchecked) @usableFromInline var mutationTransform: TransformConnection<Mutation>?
    @exclusivity(unchecked) @usableFromInline var stateTransform: TransformConnection<State>?

    @usableFromInline let methods: Methods

    /// Whether steps run on the thread that sends them.
    @usableFromInline let isImmediate: Bool

    /// Guards the properties below, up to ``effects``.
    @usableFromInline let stateLock = Lock()
    /// Whether `latest` was emitted.
    @exclusivity(unchecked) @usableFromInline var hasEmitted = false
    /// Whether the runtime has ended and accepts no more subscribers.
    @exclusivity(unchecked) @usableFromInline var isOver = false
    @exclusivity(unchecked) @usableFromInline var subscribers = SubscriberList<State>()
    /// The observable that ``states`` returns. It retains the runtime, which releases it at the end. (An `AnyObject`,
    /// because the type of an optional observable would be looked up at run time.)
    @exclusivity(unchecked) @usableFromInline var cachedStates: AnyObject?
    /// The state that was emitted last, or the initial state.
    @exclusivity(unchecked) @usableFromInline var latest: State

    /// The subscriptions to the observables that `mutate` returned, unless those were a `just`. Made at the first use.
    @exclusivity(unchecked) @usableFromInline var effects: EffectSet?

    /// The state that `reduce` returned last, or the initial state. In a child, the latest state that came from the
    /// parent. Only the thread inside the gate accesses it.
    @exclusivity(unchecked) @usableFromInline var reduced: State

    /// The scheduler that runs the steps, or `nil` if they run on the thread that sends them.
    @usableFromInline let scheduler: (any ImmediateSchedulerType)?

    /// The state within the parent's state, if the reactor is the child of another one.
    @usableFromInline let scopedState: ScopedState<State>?

    /// Makes a runtime whose gate the calling thread owns until it has called ``start(_:_:)``.
    @inlinable
    init(
        _ reactor: AnyObject, initialState: State, scheduler: any ImmediateSchedulerType, methods: Methods,
        scopedState: ScopedState<State>? = nil
    ) {
        reference = LooseReference(reactor)
        self.methods = methods
        self.scopedState = scopedState
        latest = initialState
        reduced = initialState
        isImmediate = type(of: scheduler) == CurrentThreadScheduler.self
        self.scheduler = isImmediate ? nil : scheduler
        stage = isImmediate ? .action : .state.previous
        gate = Gate(ownedBy: ThreadLocal.token)
        super.init { subject, action in unsafeDowncast(subject, to: ReactorRuntime.self).send(action) }
    }

    // MARK: Life

    /// Emits the initial state, connects the transforms, and runs or schedules the steps that arrived meanwhile. The
    /// thread that made the runtime calls this once.
    ///
    /// - Parameter children: The reactor's children, if it has any and is not a child itself. They receive each state
    ///   before all subscribers.
    @inlinable
    func start(_ reactor: AnyObject, _ transforms: Transforms, children: ScopedChildren<State>?) {
        let reactor = Unmanaged.passRetained(reactor)
        reactorInUse = reactor
        if Instrumentation.isOn { notifyStart() }
        actionTransform = connection(transforms.action, .transformAction)
        mutationTransform = connection(transforms.mutation, .transformMutation)
        stateTransform = connection(transforms.state, .transformState, first: [reduced])
        if stateTransform != nil { scopedState?.setTransformedByChild() }
        if let children { attach(children) }
        connectStates()
        children?.connect()
        exit(ThreadLocal.token, reactor)
    }

    /// Ends all work and releases the subscribers. Idempotent; any thread.
    @usableFromInline
    func end() {
        // An acquiring load, so that this thread sees the transforms as the last thread inside left them.
        _ = gate.isIdle
        actionTransform?.dispose()
        mutationTransform?.dispose()
        stateTransform?.dispose()
        stateLock.run { effects }?.dispose()
        withExtendedLifetime(stateLock.run { cachedStates.take() }) {}
        let hasSubscribers = stateLock.run {
            isOver = true
            return !subscribers.isEmpty
        }
        if hasSubscribers { stateLock.run { subscribers.removeAll() }.notifySourceLost() }
    }
}

extension ReactorRuntime: SideTableEntry {
    @usableFromInline
    var object: AnyObject? { reference.object }

    @usableFromInline
    var isObjectDead: Bool { reference.isDead }

    @usableFromInline
    func objectDidDie() { end() }
}
