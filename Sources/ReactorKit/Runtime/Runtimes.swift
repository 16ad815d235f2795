internal import Rx

/// The runtimes of all reactors, with what sends actions to them.
let runtimes = ObjectTable<RunningReactor>()

/// A runtime, and the subject that actions go into; the subject keeps the runtime and not the other way round.
struct RunningReactor: Reapable {
    let runtime: any Reapable & AnyObject
    let action: any AnyObject & Sendable

    func reap() { runtime.reap() }
}

/// A running reactor with its types.
struct Running<Action: Sendable, Mutation: Sendable, State: Sendable> {
    let runtime: ReactorRuntime<Action, Mutation, State>
    let action: ActionSubject<Action>

    var state: Observable<State> { runtime.state }
    var currentState: State { runtime.currentState }
}

extension Reactor {
    /// What runs this reactor; starts it when nothing does.
    var runtime: Running<Action, Mutation, State> {
        existingRuntime ?? start()
    }

    /// What runs this reactor, if it was started.
    var existingRuntime: Running<Action, Mutation, State>? {
        runtimes.value(of: self).map(typed)
    }

    /// A subclass shares its superclass's types, so the entry of an object has the types that are asked for.
    private func typed(_ running: RunningReactor) -> Running<Action, Mutation, State> {
        Running(
            runtime: unsafeDowncast(running.runtime, to: ReactorRuntime<Action, Mutation, State>.self),
            action: unsafeDowncast(running.action, to: ActionSubject<Action>.self))
    }

    private func start() -> Running<Action, Mutation, State> {
        let runtime = ReactorRuntime(initialState: initialState, scheduler: scheduler, methods: methods)
        let action = ActionSubject(sent: runtime.sentActions, receive: runtime.send)
        let (running, isStarter) = runtimes.value(of: self, orInsert: RunningReactor(runtime: runtime, action: action))
        if isStarter { runtime.start() }
        return typed(running)
    }

    private var methods: ReactorRuntime<Action, Mutation, State>.Methods {
        ReactorRuntime.Methods(
            transformAction: { [unowned self] in transform(action: $0) },
            mutate: { [weak self] in self?.mutate(action: $0) },
            transformMutation: { [unowned self] in transform(mutation: $0) },
            reduce: { [weak self] in self?.reduce(state: $0, mutation: $1) },
            transformState: { [unowned self] in transform(state: $0) },
            report: { origin, error in
                ReactorHooks.failureHandler(ReactorFailure(reactor: Self.self, origin: origin, error: error))
            })
    }
}
