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

    /// Sends a mutation to the parent: to its own parent, if it has one.
    @inlinable
    func submit(_ mutation: Parent.Mutation) {
        guard let parent = object else { return }
        if let scope = parent.scope { scope.submit(mutation) } else { parent.runtime.submit(.mutation(mutation)) }
    }
}
