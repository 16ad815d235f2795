internal import Rx
internal import RxSupport
public import Synchronization

/// The scopes of all child reactors, and the children of all parents. A look-up costs one atomic load until the first
/// reactor becomes a child.
@usableFromInline
enum Scopes {
    @usableFromInline static let use = Atomic<Bool>(false)

    /// Whether a reactor was ever made a child of another.
    @inlinable
    static var isUsed: Bool { use.load(ordering: .acquiring) }

    private static let scopes = SideTable()
    private static let children = SideTable()

    /// The scope of a child. `nil` if the reactor is not a child.
    @usableFromInline
    static func scope(of child: AnyObject) -> AnyObject? { scopes.entry(of: child) }

    /// Returns whether the scope was inserted. It is not if the child has one already.
    static func insert(_ scope: any SideTableEntry, of child: AnyObject) -> Bool {
        use.store(true, ordering: .releasing)
        return scopes.entry(of: child, orInsert: scope).isInserted
    }

    /// The children of a parent. `nil` if it has none.
    ///
    /// - Parameter state: The type of the parent's state.
    @usableFromInline
    static func children<State>(of parent: AnyObject, _ state: State.Type) -> ScopedChildren<State>? {
        children.entry(of: parent).map { cast($0) }
    }

    /// The children of a parent, which are made at the first use.
    @usableFromInline
    static func childrenOrNew<Parent: Reactor>(of parent: Parent) -> ScopedChildren<Parent.State> {
        use.store(true, ordering: .releasing)
        parent.scope?.mayHaveChildren.store(true, ordering: .releasing)
        if let children = children(of: parent, Parent.State.self) { return children }
        let entry = children.entry(of: parent, orInsert: ScopedChildren<Parent.State>(of: parent)).value
        return cast(entry)
    }

    /// Casts the entry of a reactor, or a reactor, to its class. The types of an entry are those of its reactor, and a
    /// subclass inherits them. A reference to a reactor has the reactor's type.
    @inlinable
    static func cast<Object: AnyObject>(_ object: AnyObject) -> Object { unsafeDowncast(object, to: Object.self) }

    /// Connects the mutations that a child adds.
    @usableFromInline
    static func connect<Child: Reactor>(_ scope: Child.Scope, of child: Child.Type) {
        if let child = scope.object { scope.connect(cast(child) as Child) }
    }

    static func objectDied(_ key: ObjectIdentifier) {
        guard isUsed else { return }
        scopes.objectDied(key)
        children.objectDied(key)
    }
}

extension Reactor {
    @usableFromInline typealias Scope = ChildScope<Action, Mutation, State>

    /// The scope of this reactor, or `nil` if it is not a child.
    @inlinable
    var scope: Scope? {
        guard Scopes.isUsed else { return nil }
        return Scopes.scope(of: self).map { Scopes.cast($0) }
    }

    /// The children of this reactor, or `nil` if it has none.
    @inlinable
    var scopedChildren: ScopedChildren<State>? {
        Scopes.isUsed ? Scopes.children(of: self, State.self) : nil
    }

    /// The state of a reactor that was not started: a part of the parent's state, or the initial state.
    @inlinable
    var stateBeforeStart: State { scope?.state.value ?? initialState }

    /// The methods of a child, which sends its actions to its parent.
    @inlinable
    static func methods(forwardingTo scope: Scope) -> Runtime.Methods {
        Runtime.Methods(
            of: Self.self,
            mutate: { _, action in
                scope.forward(action)
                return .empty()
            }, reduce: { _, state, _ in state })
    }

    /// The reactor whose child this is. `nil` if it is not a child, or if the parent was released.
    package var parent: (any Reactor)? { scope?.parent.object() }
}
