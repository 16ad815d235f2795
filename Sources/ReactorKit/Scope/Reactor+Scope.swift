public import Rx
internal import RxSupport

extension Reactor {
    /// Makes `child` a part of this reactor. From then on the child's state is stored in this reactor's state, and the
    /// child's actions come to this reactor.
    ///
    /// A view binds to the child as to any reactor, and knows nothing of the parent:
    ///
    /// - `child.action` sends `action(…)` to this reactor, whose `mutate` returns ``effects(of:)`` of the child.
    /// - `child.state` and `child.currentState` read this reactor's state. `child.state` emits a state that differs
    ///   from the latest in any byte, so each pulse is emitted.
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
    /// Neither reactor retains the other. Keep this reactor as long as views of the child exist: an action that the
    /// child cannot send is reported to ``ReactorHooks``. Traps if the child was used before, or is a child already.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - state: Where the child's state is in this reactor's state.
    ///   - action: Makes an action of this reactor from one of the child, such as `Action.counter`. Any thread.
    ///   - mutation: Makes a mutation of this reactor from one that the child's `transform(mutation:)` has emitted,
    ///     such as `Mutation.counter`. Any thread.
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

    /// Makes `child` a part of this reactor that may be missing, such as a dialog. While its state is `nil`, the child
    /// keeps its last state, and ``effects(of:)`` is empty. Its effects end when its state becomes `nil`. If the state
    /// is `Identifiable`, they also end when a state with another `id` replaces it.
    ///
    /// The form for a child that always exists describes the rest.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - state: Where the child's state is in this reactor's state.
    ///   - action: Makes an action of this reactor from one of the child. Any thread.
    ///   - mutation: Makes a mutation of this reactor from one that the child's `transform(mutation:)` has emitted. Any
    ///     thread.
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

    /// Replaces `state` as the form for a child that always exists does, unless it is `nil`. An answer
    /// may come after the state has become `nil`.
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
    /// They are the mutations that ``mutate(action:)`` returns. They also end with this reactor, the names that
    /// `cancellable` gives are this reactor's own, and they pass through this reactor's `transform(mutation:)`. A
    /// failure goes to the subscriber, the parent. Without a call of `mutate(action:)`, the effects are empty while the
    /// parent has no state for this reactor. For a reactor that is not a child, this is `mutate(action:)`.
    ///
    /// - Parameter action: An action of this reactor, as its parent has received it.
    @inlinable
    public func effects(of action: Action) -> Observable<Mutation> {
        guard let scope else { return mutate(action: action) }
        return scope.isChildMissing ? .empty() : scope.effect(mutate(action: action))
    }
}
