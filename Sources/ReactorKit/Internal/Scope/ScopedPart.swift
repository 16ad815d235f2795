/// A child of a reactor, or a list of children, whose states are a part of the state of their parent.
///
/// Sound: it has no properties.
class ScopedPart<ParentState: Sendable>: @unchecked Sendable {
    /// Whether the child was released.
    var isOver: Bool { false }

    /// Takes over the parent's current state, when this is added while the parent runs.
    func receiveFirst() {}

    func receive(_ state: ParentState) {}

    func connect() {}

    func end() {}

    var namesOfWork: [String] { [] }
}
