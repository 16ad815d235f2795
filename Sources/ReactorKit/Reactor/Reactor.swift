public import Rx

/// A scheduler, as ``Reactor/scheduler-swift.property`` names it.
public typealias Scheduler = ImmediateSchedulerType

/// The part of an interface that knows no screen: takes actions, keeps a state.
///
/// An ``Action`` becomes mutations in ``mutate(action:)``, which has all side effects; a mutation makes a new state in
/// ``reduce(state:mutation:)``, which has none. A conforming class declares the three types, ``initialState`` and these two;
/// everything else comes with it.
///
/// A reactor is serial. Actions may come from any thread: the first that finds it idle does the work, others leave theirs
/// and go; none is lost, no `reduce` overlaps another. An action sent from inside a step waits for its end. Everything is
/// `Sendable`: the state is kept beside the class, which so needs no stored state of its own.
public protocol Reactor: AnyObject, Sendable, ReactiveCompatible {
    /// What a view can ask for.
    associatedtype Action: Sendable

    /// What can change the state.
    associatedtype Mutation: Sendable = Action

    /// What a view shows.
    associatedtype State: Sendable

    /// Where actions go in. An error that is bound to it is reported, and completion is ignored; neither ends the reactor.
    var action: ActionSubject<Action> { get }

    /// The state before any action.
    var initialState: State { get }

    /// The state now. Any thread.
    var currentState: State { get }

    /// The states, from the current one on. Never ends; emits where the reactor works.
    var state: Observable<State> { get }

    /// Where the reactor reduces and its states are observed; must be serial. The thread that brings the work by default.
    var scheduler: any Scheduler { get }

    /// Combines the stream of actions with others, before ``mutate(action:)``. Called once.
    func transform(action: Observable<Action>) -> Observable<Action>

    /// What follows from an action: side effects happen here. A failure is reported, see ``ReactorHooks``, and ends nothing.
    func mutate(action: Action) -> Observable<Mutation>

    /// Combines the stream of mutations with others, such as a global state. Called once.
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

    /// The state that follows. Pure; calls never overlap.
    func reduce(state: State, mutation: Mutation) -> State

    /// Combines the stream of states with others, before anyone sees them. Called once.
    func transform(state: Observable<State>) -> Observable<State>
}

// MARK: - Defaults

extension Reactor {
    /// The thread that brings the work.
    public var scheduler: any Scheduler { CurrentThreadScheduler.instance }

    /// The actions as they are.
    public func transform(action: Observable<Action>) -> Observable<Action> { action }

    /// No mutation.
    public func mutate(action: Action) -> Observable<Mutation> { .empty() }

    /// The mutations as they are.
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

    /// The state as it is.
    public func reduce(state: State, mutation: Mutation) -> State { state }

    /// The states as they are.
    public func transform(state: Observable<State>) -> Observable<State> { state }
}

extension Reactor where Action == Mutation {
    /// The action itself.
    @inlinable
    public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

// MARK: - What comes with it

extension Reactor {
    /// Where actions go in; the first use starts the reactor.
    @inlinable
    public var action: ActionSubject<Action> {
        if let stub = enabledStub { return stub.action }
        return runtime
    }

    /// The state now, or the initial one of a reactor that was not started. Any thread.
    @inlinable
    public var currentState: State {
        if let stub = enabledStub { return stub.state.value }
        return existingRuntime?.currentState ?? initialState
    }

    /// The states, from the current one on; the first use starts the reactor.
    ///
    /// A subscriber receives the current state before `subscribe` returns, with two exceptions. While another thread starts the reactor, that
    /// thread delivers the first state, because it is not known before the transforms are connected. And a closure of an actor receives each
    /// state on its actor. So a subscription that is disposed of at once may have received no state; ``currentState`` always has one.
    @inlinable
    public var state: Observable<State> {
        if let stub = enabledStub { return stub.state.asObservable() }
        return runtime.states
    }

    /// Emits the value of a pulse when it was assigned, be it equal, and never for other changes of the state.
    ///
    /// The first element is the value at subscription.
    ///
    /// - Parameter transformToPulse: The pulse of a state, as `\.$alertMessage`.
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
