public import Rx

/// The runtimes of all reactors.
let runtimes = SideTable()

/// Finds runtimes, called by code that clients inline because they know the reactor's types.
@usableFromInline
enum Runtimes {
    /// What runs `reactor`, if it was started.
    @usableFromInline
    static func existing(for reactor: AnyObject) -> AnyObject? { runtimes.entry(of: reactor) }

    /// What runs `reactor`: `candidate`, unless another thread was first.
    @usableFromInline
    static func existing(
        for reactor: AnyObject, orInsert candidate: any SideTableEntry
    ) -> (value: AnyObject, isInserted: Bool) {
        runtimes.entry(of: reactor, orInsert: candidate)
    }
}

extension Reactor {
    @usableFromInline typealias Runtime = ReactorRuntime<Action, Mutation, State>

    /// What runs this reactor; starts it when nothing does.
    @inlinable
    var runtime: Runtime { existingRuntime ?? start() }

    /// What runs this reactor, if it was started.
    ///
    /// A subclass shares its superclass's types, so what stands beside an object has the types that are asked for.
    @inlinable
    var existingRuntime: Runtime? {
        Runtimes.existing(for: self).map { unsafeDowncast($0, to: Runtime.self) }
    }

    /// A reactor that is started by its own `deinit` takes nothing any more.
    @inlinable @inline(never)
    func start() -> Runtime {
        let candidate = Runtime(self, initialState: initialState, scheduler: scheduler, methods: Self.methods)
        if candidate.isOrphan {
            candidate.abandon(ThreadLocal.token)
            return candidate
        }
        let (value, isStarter) = Runtimes.existing(for: self, orInsert: candidate)
        guard isStarter else { return unsafeDowncast(value, to: Runtime.self) }
        candidate.start(
            self,
            Runtime.Transforms(
                action: { self.transform(action: $0) }, mutation: { self.transform(mutation: $0) },
                state: { self.transform(state: $0) }))
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
