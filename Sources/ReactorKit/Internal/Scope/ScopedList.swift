/// A list of children.
///
/// Sound: it is immutable, and the list guards itself.
final class ScopedList<ParentState: Sendable, Child: Reactor>: ScopedPart<ParentState>, @unchecked Sendable
where Child.State: Identifiable, Child.State.ID: Sendable {
    private let children: ChildReactors<Child>
    private let elements: @Sendable (ParentState) -> [Child.State]

    init(_ children: ChildReactors<Child>, _ elements: @escaping @Sendable (ParentState) -> [Child.State]) {
        (self.children, self.elements) = (children, elements)
    }

    override func receive(_ state: ParentState) { children.receive(elements(state)) }

    override func connect() { children.connectMutations() }

    override func end() { children.end() }

    override var namesOfWork: [String] { children.namesOfWork }
}
