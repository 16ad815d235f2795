public import Rx

/// The runtimes of all reactors, with what sends actions to them.
let runtimes = ObjectTable<RunningReactor>()

/// A runtime, and the subject that actions go into; the subject keeps the runtime and not the other way round.
@usableFromInline
final class RunningReactor: Reapable {
    @usableFromInline let runtime: any Reapable & AnyObject
    @usableFromInline let action: any AnyObject & Sendable

    @usableFromInline
    init(runtime: any Reapable & AnyObject, action: any AnyObject & Sendable) {
        self.runtime = runtime
        self.action = action
    }

    @usableFromInline
    func reap() { runtime.reap() }

    /// What runs `reactor`, if it was started.
    @usableFromInline
    static func existing(for reactor: AnyObject) -> RunningReactor? { runtimes.value(of: reactor) }

    /// What runs `reactor`: `candidate`, unless another thread was first.
    @usableFromInline
    static func existing(
        for reactor: AnyObject, orInsert candidate: RunningReactor
    ) -> (value: RunningReactor, isInserted: Bool) {
        runtimes.value(of: reactor, orInsert: candidate)
    }
}

extension Reactor {
    @usableFromInline typealias Runtime = ReactorRuntime<Action, Mutation, State>

    /// What runs this reactor; starts it when nothing does.
    @inlinable
    var running: RunningReactor { RunningReactor.existing(for: self) ?? start() }

    /// A subclass shares its superclass's types, so the entry of an object has the types that are asked for.
    @inlinable
    func runtime(of running: RunningReactor) -> Runtime { unsafeDowncast(running.runtime, to: Runtime.self) }

    @inlinable
    func action(of running: RunningReactor) -> ActionSubject<Action> {
        unsafeDowncast(running.action, to: ActionSubject<Action>.self)
    }

    @inlinable
    func start() -> RunningReactor {
        let runtime = Runtime(self, initialState: initialState, scheduler: scheduler, methods: Self.methods)
        let action = ActionSubject(sent: runtime.sentActions, receive: { runtime.send($0) })
        let (running, isStarter) = RunningReactor.existing(
            for: self, orInsert: RunningReactor(runtime: runtime, action: action))
        if isStarter {
            runtime.start(
                Runtime.Transforms(
                    action: { self.transform(action: $0) }, mutation: { self.transform(mutation: $0) },
                    state: { self.transform(state: $0) }))
        }
        return running
    }

    @inlinable
    static var methods: Runtime.Methods {
        Runtime.Methods(
            mutate: { unsafeDowncast($0, to: Self.self).mutate(action: $1) },
            reduce: { unsafeDowncast($0, to: Self.self).reduce(state: $1, mutation: $2) },
            report: { origin, error in
                ReactorHooks.failureHandler(ReactorFailure(reactor: Self.self, origin: origin, error: error))
            })
    }
}
