public import Rx
internal import RxSupport

/// A reference to a parent that does not retain it.
///
/// Sound: it is immutable, and the reactor is `Sendable`.
@usableFromInline
final class ParentReference<Parent: Reactor>: Sendable {
    @usableFromInline let reference: LooseReference

    @inlinable
    init(_ parent: Parent) { reference = LooseReference(parent) }

    /// The parent. `nil` if it was released.
    @inlinable
    var object: Parent? { reference.object.map { Scopes.cast($0) } }

    @inlinable
    func start() {
        guard let parent = object, parent.enabledStub == nil else { return }
        _ = parent.runtime
    }

    @inlinable
    func send(_ action: Parent.Action) -> Bool {
        guard let parent = object else { return false }
        parent.action.onNext(action)
        return true
    }

    /// Makes `child` a child of the parent.
    ///
    /// - Parameters:
    ///   - state: Reads the child's state in the parent's.
    ///   - action: Makes an action of the parent from one of the child.
    ///   - mutation: Makes a mutation of the parent from one of the child.
    @inlinable
    func makeScope<Child: Reactor>(
        of child: Child, _ state: @escaping @Sendable (Parent.State) -> Child.State?,
        _ action: @escaping @Sendable (Child.Action) -> Parent.Action,
        _ mutation: @escaping @Sendable (Child.Mutation) -> Parent.Mutation
    ) -> Child.Scope {
        child.makeScope(
            in: Child.Scope.Parent(
                object: { self.object }, start: { self.start() },
                readState: { self.object.flatMap { state($0.currentState) } },
                send: { self.send(action($0)) },
                submit: { self.submit(mutation($0), of: $1) }))
    }

    /// Sends a mutation to the parent. If the parent is itself a child, the mutation goes through the parent's
    /// `transform(mutation:)`, if it has one, and on to the parent's parent.
    ///
    /// - Parameter work: The named work that has emitted the mutation. If it is cancelled before the mutation is
    ///   reduced, the mutation is dropped.
    @inlinable
    func submit(_ mutation: Parent.Mutation, of work: WorkLifetime?) {
        guard let parent = object else { return }
        if let scope = parent.scope { return scope.submit(mutation, of: work) }
        guard let work else { return parent.runtime.submit(.mutation(mutation)) }
        work.willHandleElement()
        parent.runtime.submit(.mutationOfWork(mutation, work))
    }
}
