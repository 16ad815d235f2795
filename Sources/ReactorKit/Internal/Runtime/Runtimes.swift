public import Rx
public import RxSupport

/// The runtimes of all reactors.
let runtimes = SideTable()

/// Finds the runtimes of reactors. Its callers are inlined into clients, which know the reactor's types.
@usableFromInline
enum Runtimes {
    /// The runtime of `reactor`, or `nil` if the reactor was not started.
    @usableFromInline
    static func existing(for reactor: AnyObject) -> AnyObject? { runtimes.entry(of: reactor) }

    /// The runtime of `reactor`: `candidate`, unless another thread was first.
    @usableFromInline
    static func existing(
        for reactor: AnyObject, orInsert candidate: any SideTableEntry
    ) -> (value: AnyObject, isInserted: Bool) {
        runtimes.entry(of: reactor, orInsert: candidate)
    }
}

extension Reactor {
    @usableFromInline typealias Runtime = ReactorRuntime<Action, Mutation, State>

    /// The runtime of this reactor. The first use starts the reactor.
    @inlinable
    var runtime: Runtime { existingRuntime ?? start() }

    /// The runtime of this reactor, or `nil` if the reactor was not started.
    ///
    /// A subclass inherits the associated types of its superclass, so the entry of an object always has the types of
    /// this cast.
    @inlinable
    var existingRuntime: Runtime? {
        Runtimes.existing(for: self).map { unsafeDowncast($0, to: Runtime.self) }
    }

    /// Makes the runtime and starts it, unless another thread was first. If the reactor is first used in its own
    /// `deinit`, the result has already ended.
    @inlinable @inline(never)
    func start() -> Runtime {
        let scope = scope
        let candidate = Runtime(
            self, initialState: scope?.state.value ?? initialState, scheduler: scheduler,
            methods: scope.map { Self.methods(forwardingTo: $0) } ?? Self.methods, scopedState: scope?.state)
        if candidate.isObjectDead {
            candidate.abandon(ThreadLocal.token)
            return candidate
        }
        let (value, isStarter) = Runtimes.existing(for: self, orInsert: candidate)
        guard isStarter else { return unsafeDowncast(value, to: Runtime.self) }
        if let scope { candidate.connect(to: scope) }
        candidate.start(
            self,
            Runtime.Transforms(
                action: { self.transform(action: $0) },
                // A closure that captured the scope as well would be an allocation.
                mutation: scope == nil ? { self.transform(mutation: $0) } : { $0 },
                state: { self.transform(state: $0) }),
            children: scope == nil ? scopedChildren : nil)
        return candidate
    }

    @inlinable
    static var methods: Runtime.Methods {
        Runtime.Methods(
            of: Self.self,
            mutate: { unsafeDowncast($0, to: Self.self).mutate(action: $1) },
            reduce: { unsafeDowncast($0, to: Self.self).reduce(state: $1, mutation: $2) })
    }
}
