public import Rx
public import RxSupport

/// The child reactors of a list: one for each element of an array in the parent's state.
///
/// A child is made when its element is added to the state. When the element is removed, the child is released, and its
/// effects end. If the element returns, another child is made. Declare the list as a property of the parent, and
/// connect it in the parent's `init`; see `scope(_:state:action:mutation:)`.
///
/// The elements are identified by their `id`, which must be unique in the array.
///
/// Sound: the lock guards the children. No user code runs under it, not even the `==` of an id.
public final class ChildReactors<Child: Reactor>: Sendable
where Child.State: Identifiable, Child.State.ID: Sendable {
    @usableFromInline let makeChild: @Sendable (Child.State) -> Child
    @usableFromInline let contents = Guarded(Contents())

    /// A list whose children are made with a closure.
    ///
    /// - Parameter makeChild: Makes the child of an element. May be called on any thread: usually the one that added
    ///   the element, otherwise the one that asks for the child. If two threads make the same child at once, one of the
    ///   two is released.
    #if Swift5
    @preconcurrency
    #endif
    public init(_ makeChild: @escaping @Sendable (_ element: Child.State) -> Child) { self.makeChild = makeChild }

    /// The child of an element, or `nil` if the state has no such element. Starts the parent.
    @inlinable
    public subscript(id: Child.State.ID) -> Child? {
        if let member = existingMember(id) { return member.child }
        parent.start()
        return member(id)?.child
    }

    /// Returns the child of an element that a view displays. Starts the parent.
    ///
    /// Use it to give list cells their reactors: `list.rx.items(cellType: ItemCell.self, reactor: rows.child(of:))`. If
    /// the element has left the state, returns a new reactor without a parent, made from the element.
    ///
    /// - Parameter element: An element of the array in the parent's state.
    @inlinable
    public func child(of element: Child.State) -> Child { self[element.id] ?? makeChild(element) }

    /// The effects of an action of a child, for the `mutate` of the parent. Empty if the state has no such element.
    ///
    /// See ``Reactor/effects(of:)``. The effects complete when the element is removed from the state.
    ///
    /// - Parameters:
    ///   - action: An action of the child, as the parent has received it.
    ///   - id: The element's id.
    @inlinable
    public func effects(of action: Child.Action, id: Child.State.ID) -> Observable<Child.Mutation> {
        member(id)?.child.effects(of: action) ?? .empty()
    }

    /// Replaces an element by the state that its child's `reduce` returns, for the `reduce` of the parent. Does nothing
    /// if the array has no such element, because the answer to an action may come after the element was removed.
    ///
    /// - Parameters:
    ///   - elements: The array in the parent's state.
    ///   - id: The element's id.
    ///   - mutation: A mutation of the child.
    /// - Complexity: O(n) in the number of elements.
    @inlinable
    public func reduce(_ elements: inout [Child.State], id: Child.State.ID, mutation: Child.Mutation) {
        guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
        let child = existingMember(id)?.child ?? makeChild(elements[index])
        elements[index] = child.reduce(state: elements[index], mutation: mutation)
    }
}

extension Reactor {
    /// Makes the children of a list a part of this reactor. From then on each child's state is an element of an array
    /// in this reactor's state, and each child's actions come to this reactor with the element's id.
    ///
    /// Each child behaves like a child of `scope(_:state:action:mutation:)`. Call this in `init`. Traps if this reactor
    /// was used before, or if the list already has a parent.
    ///
    /// - Parameters:
    ///   - children: The children.
    ///   - state: The key path of the array of the children's states in this reactor's state.
    ///   - action: Wraps the id and an action of a child in an action of this reactor, such as `Action.row`. May be
    ///     called on any thread.
    ///   - mutation: Wraps the id and a mutation of a child in a mutation of this reactor, such as `Mutation.row`. May
    ///     be called on any thread.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scope<Child: Reactor>(
        _ children: ChildReactors<Child>, state: any KeyPath<State, [Child.State]> & Sendable,
        action: @escaping @Sendable (Child.State.ID, Child.Action) -> Action,
        mutation: @escaping @Sendable (Child.State.ID, Child.Mutation) -> Mutation
    ) {
        requirement(
            existingRuntime == nil,
            "scope: this \(Self.self) was used before its list of children was connected. Call scope in its init.")
        let parent = ParentReference(self)
        let part = StatePart(state)
        children.connect(
            to: ChildReactors<Child>.Parent(
                start: { parent.start() },
                readElements: { parent.object.map { part.read($0.currentState) } ?? [] },
                makeScope: { child, id in
                    parent.makeScope(
                        of: child, { part.read($0).first { $0.id == id } }, { action(id, $0) }, { mutation(id, $0) })
                }))
        Scopes.childrenOrNew(of: self).insert(
            ScopedPart(
                receive: { children.receive(part.read($0)) }, connect: { children.connectMutations() },
                end: { children.end() }, namesOfWork: { children.namesOfWork }))
    }
}
