/// One child.
///
/// Sound: it is immutable, and the scope guards itself.
final class ScopedChild<ParentState: Sendable, Child: Reactor>: ScopedPart<ParentState>, @unchecked Sendable {
    private let scope: Child.Scope
    private let state: @Sendable (ParentState) -> Child.State?

    init(_ scope: Child.Scope, _ state: @escaping @Sendable (ParentState) -> Child.State?) {
        (self.scope, self.state) = (scope, state)
    }

    override var isOver: Bool { scope.isObjectDead }

    override func receiveFirst() { scope.receiveFirst() }

    override func receive(_ state: ParentState) {
        if let state = self.state(state) { scope.receive(state) } else { scope.endEffects() }
    }

    override func connect() {
        guard let child = scope.object else { return }
        scope.connect(unsafeDowncast(child, to: Child.self))
    }

    override func end() { scope.end() }

    override var namesOfWork: [String] { scope.namesOfAllWork }
}
