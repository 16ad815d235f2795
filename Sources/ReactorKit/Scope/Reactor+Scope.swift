public import Rx
internal import RxSupport

extension Reactor {
    /// Makes `child` a part of this reactor. From then on the child's state is stored in this reactor's state, and the
    /// child's actions come to this reactor.
    ///
    /// A view binds to the child as to any reactor, and knows nothing of the parent:
    ///
    /// - `child.action` sends `action(…)` to this reactor, whose `mutate` returns ``effects(of:)`` of the child.
    /// - `child.state` and `child.currentState` read this reactor's state. `child.state` emits a state if any byte
    ///   differs from the latest state. So every assignment to a pulse is emitted.
    /// - The child's `transform(action:)` receives the child's actions before this reactor does. Its
    ///   `transform(mutation:)` receives the mutations of ``effects(of:)``, and may add others. Its `transform(state:)`
    ///   receives the states for the child's subscribers.
    ///
    /// The child's first state is a part of this reactor's initial state. The child's own initial state has no effect.
    ///
    /// If the child has a ``scheduler-swift.property``, its actions reach this reactor on that scheduler.
    ///
    /// Call this in `init`, or when a view of the child is made, but before the first use of the child. The guide
    /// <doc:ComposingReactors> has an example.
    ///
    /// Neither reactor retains the other. Retain this reactor while views of the child exist. After its release, the
    /// child's actions are dropped and reported to ``ReactorHooks``. Traps if the child was used before, or is a child
    /// already.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - state: The key path of the child's state in this reactor's state.
    ///   - action: Wraps an action of the child in an action of this reactor, such as `Action.counter`. May be called
    ///     on any thread.
    ///   - mutation: Wraps a mutation of the child in a mutation of this reactor, such as `Mutation.counter`. Called
    ///     for each mutation that the child's `transform(mutation:)`, or that of a child of the child, has emitted. May
    ///     be called on any thread.
    /// - Returns: `child`.
    @inlinable @discardableResult
    #if Swift5
    @preconcurrency
    #endif
    public func scope<Child: Reactor>(
        _ child: Child, state: any KeyPath<State, Child.State> & Sendable,
        action: @escaping @Sendable (Child.Action) -> Action,
        mutation: @escaping @Sendable (Child.Mutation) -> Mutation
    ) -> Child {
        let part = StatePart(state)
        insert(child, { part.read($0) }, action, mutation) { $0.receive(part.read($1)) }
        return child
    }

    /// Makes `child` an optional part of this reactor, such as a dialog. While the part is `nil`, `child.state` keeps
    /// its last value, and ``effects(of:)`` is empty. Until the part has its first value, `child.state` is the child's
    /// own initial state. The child's effects end when the part becomes `nil`. If the state is `Identifiable`, they
    /// also end when a state with another `id` replaces it.
    ///
    /// Otherwise like `scope(_:state:action:mutation:)` for a child whose state is not optional.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - state: The key path of the child's state in this reactor's state.
    ///   - action: Wraps an action of the child in an action of this reactor. May be called on any thread.
    ///   - mutation: Wraps a mutation of the child in a mutation of this reactor. May be called on any thread.
    /// - Returns: `child`.
    @inlinable @discardableResult
    #if Swift5
    @preconcurrency
    #endif
    public func scope<Child: Reactor>(
        _ child: Child, state: any KeyPath<State, Child.State?> & Sendable,
        action: @escaping @Sendable (Child.Action) -> Action,
        mutation: @escaping @Sendable (Child.Mutation) -> Mutation
    ) -> Child {
        let part = StatePart(state)
        insert(child, { part.read($0) }, action, mutation) { (scope, state) in
            scope.receive(part.read(state) as Child.State?)
        }
        return child
    }

    /// - Parameter receive: Passes a state of this reactor to the scope of the child.
    @inlinable
    func insert<Child: Reactor>(
        _ child: Child, _ state: @escaping @Sendable (State) -> Child.State?,
        _ action: @escaping @Sendable (Child.Action) -> Action,
        _ mutation: @escaping @Sendable (Child.Mutation) -> Mutation,
        _ receive: @escaping @Sendable (Child.Scope, State) -> Void
    ) {
        let scope = ParentReference(self).makeScope(of: child, state, action, mutation)
        Scopes.childrenOrNew(of: self).insert(
            ScopedPart(
                receive: { receive(scope, $0) },
                receiveFirst: { scope.receiveFirst() }, connect: { Scopes.connect(scope, of: Child.self) },
                end: { scope.end() },
                isOver: { scope.isObjectDead }, namesOfWork: { scope.namesOfAllWork }))
    }

    /// Makes this reactor a child.
    @usableFromInline
    func makeScope(in parent: Scope.Parent) -> Scope {
        requirement(
            existingRuntime == nil,
            "scope: this \(Self.self) was used before it became a child. Call scope before its action or state is used."
        )
        let scope = Scope(of: self, in: parent)
        requirement(
            Scopes.insert(scope, of: self),
            "scope: this \(Self.self) is already a child. Make another one for each place in a state.")
        return scope
    }

    /// Replaces `state` by the state that ``reduce(state:mutation:)`` returns, for the `reduce` of the parent.
    ///
    /// - Parameters:
    ///   - state: This reactor's part of the parent's state.
    ///   - mutation: A mutation of this reactor.
    @inlinable
    public func reduce(_ state: inout State, mutation: Mutation) {
        state = reduce(state: state, mutation: mutation)
    }

    /// Applies a mutation to `state` if it is not `nil`. A mutation may arrive after the state became `nil`.
    ///
    /// - Parameters:
    ///   - state: This reactor's part of the parent's state.
    ///   - mutation: A mutation of this reactor.
    @inlinable
    public func reduce(_ state: inout State?, mutation: Mutation) {
        state = state.map { reduce(state: $0, mutation: mutation) }
    }

    /// The effects of an action of this reactor, for the `mutate` of its parent.
    ///
    /// Emits the mutations that ``mutate(action:)`` returns. If this reactor has a `transform(mutation:)`, the
    /// mutations go through the transform to the parent instead, and this observable only completes or fails. Completes
    /// early when this reactor is released, or when its state is removed from the parent's state. Failures are passed
    /// on to the parent. Names given by `cancellable` belong to this reactor.
    ///
    /// While the parent has no state for this reactor, returns an empty observable and does not call `mutate(action:)`.
    /// For a reactor that is not a child, returns `mutate(action:)`.
    ///
    /// - Parameter action: An action of this reactor, as its parent has received it.
    @inlinable
    public func effects(of action: Action) -> Observable<Mutation> {
        guard let scope else { return mutate(action: action) }
        return scope.isChildMissing ? .empty() : scope.effect(mutate(action: action))
    }
}
