public import Rx

/// The type of ``Reactor/scheduler-swift.property``.
public typealias Scheduler = ImmediateSchedulerType

/// The logic of a user interface, independent of its views: receives actions and keeps a state.
///
/// ``mutate(action:)`` turns an ``Action`` into mutations, and performs all side effects. ``reduce(state:mutation:)``
/// turns a mutation into a new state, and has no side effects. A conforming class declares the three types,
/// ``initialState`` and these two methods. The protocol adds everything else.
///
/// A reactor is serial. Actions may come from any thread. The first thread that finds the reactor idle does the work;
/// the others enqueue their actions and return. No action is lost, and no calls of `reduce` overlap. An action that is
/// sent from inside a step waits until that step ends.
///
/// A reactor is `Sendable`. Its state is kept outside the class, which therefore needs no stored state of its own.
public protocol Reactor: AnyObject, Sendable, ReactiveCompatible {
    /// The requests of a view.
    associatedtype Action: Sendable

    /// The changes to the state.
    associatedtype Mutation: Sendable = Action

    /// The data that a view shows.
    associatedtype State: Sendable

    /// Receives the actions. An error that is bound to it is reported, and completion is ignored. Neither ends the
    /// reactor.
    var action: ActionSubject<Action> { get }

    /// The state before the first action.
    var initialState: State { get }

    /// The current state. May be read on any thread.
    var currentState: State { get }

    /// The states, from the current one on. Never ends. Emits on ``scheduler-swift.property``.
    var state: Observable<State> { get }

    /// The scheduler that reduces and emits the states. It must be serial. By default, the work runs on the thread that
    /// sends the action or mutation.
    var scheduler: any Scheduler { get }

    /// Combines the actions with other observables, before ``mutate(action:)``. Called once.
    func transform(action: Observable<Action>) -> Observable<Action>

    /// Returns the mutations that follow from an action, and performs side effects. A failure is reported to
    /// ``ReactorHooks`` and does not end the reactor.
    func mutate(action: Action) -> Observable<Mutation>

    /// Combines the mutations with other observables, such as a global state. Called once.
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

    /// Returns the state that follows from a mutation. Must be pure. Calls never overlap.
    func reduce(state: State, mutation: Mutation) -> State

    /// Combines the states with other observables, before any subscriber receives them. Called once.
    func transform(state: Observable<State>) -> Observable<State>
}

// MARK: - Defaults

extension Reactor {
    /// Runs the work on the thread that sends it.
    public var scheduler: any Scheduler { CurrentThreadScheduler.instance }

    /// The actions, unchanged.
    public func transform(action: Observable<Action>) -> Observable<Action> { action }

    /// Returns no mutations.
    public func mutate(action: Action) -> Observable<Mutation> { .empty() }

    /// The mutations, unchanged.
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

    /// Returns the state unchanged.
    public func reduce(state: State, mutation: Mutation) -> State { state }

    /// The states, unchanged.
    public func transform(state: Observable<State>) -> Observable<State> { state }
}

extension Reactor where Action == Mutation {
    /// Returns the action as the mutation.
    @inlinable
    public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

// MARK: - What comes with it

extension Reactor {
    /// Receives the actions. The first use starts the reactor.
    @inlinable
    public var action: ActionSubject<Action> {
        if let stub = enabledStub { return stub.action }
        return runtime
    }

    /// The current state, or the initial state if the reactor was not started. May be read on any thread.
    @inlinable
    public var currentState: State {
        if let stub = enabledStub { return stub.state.value }
        return existingRuntime?.currentState ?? stateBeforeStart
    }

    /// The states, from the current one on. The first use starts the reactor.
    ///
    /// A subscriber receives the current state before `subscribe` returns, with three exceptions. While another thread
    /// starts the reactor, that thread delivers the first state, because the state is not known before the transforms
    /// are connected. A ``transform(state:)`` may not have emitted a state yet. A closure that is isolated to an actor
    /// receives each state on its actor. So a subscription that is disposed of at once may have received no state.
    /// ``currentState`` always has one.
    @inlinable
    public var state: Observable<State> {
        if let stub = enabledStub { return stub.state.asObservable() }
        return runtime.states
    }

    /// Emits the value of a pulse at each assignment, even of an equal value. Other changes of the state emit nothing.
    ///
    /// The first element is the value at subscription.
    ///
    /// - Parameter transformToPulse: Returns the pulse of a state, such as `\.$alertMessage`.
    #if Swift5
    @preconcurrency
    #endif
    public func pulse<Result>(
        _ transformToPulse: @escaping @Sendable (State) throws -> Pulse<Result>
    ) -> Observable<Result> {
        state.map(transformToPulse)
            .distinctUntilChanged { Instrumentation.isShowing || $0.valueUpdatedCount == $1.valueUpdatedCount }
            .map { $0.value }
    }
}
