/// A child of a reactor, or a list of children, whose states are a part of the state of their parent.
///
/// The functions are closures, because the client that makes them knows the types, and its compiler specialises them.
@frozen @usableFromInline
struct ScopedPart<ParentState: Sendable>: Sendable {
    /// Receives each state of the parent.
    @usableFromInline let receive: @Sendable (ParentState) -> Void
    /// Takes over the parent's current state, when the child is added while the parent runs.
    @usableFromInline let receiveFirst: @Sendable () -> Void
    /// Connects the mutations that the child adds to those of its effects.
    @usableFromInline let connect: @Sendable () -> Void
    @usableFromInline let end: @Sendable () -> Void
    /// Whether the child was released.
    @usableFromInline let isOver: @Sendable () -> Bool
    /// The names of the work that runs or waits.
    @usableFromInline let namesOfWork: @Sendable () -> [String]

    @inlinable
    init(
        receive: @escaping @Sendable (ParentState) -> Void, receiveFirst: @escaping @Sendable () -> Void = {},
        connect: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void,
        isOver: @escaping @Sendable () -> Bool = { false }, namesOfWork: @escaping @Sendable () -> [String]
    ) {
        (self.receive, self.receiveFirst, self.connect) = (receive, receiveFirst, connect)
        (self.end, self.isOver, self.namesOfWork) = (end, isOver, namesOfWork)
    }
}
