/// How far downstream a part of a step is: the order of a reactor's steps.
@frozen @usableFromInline
enum ReactorStage: Int, CaseIterable {
    /// Before all. Nothing is in flight, or what is waits for the end of the step in flight.
    case none
    case action
    case transformedAction
    case mutation
    case transformedMutation
    case state

    /// Whether what arrives at `other` on the working thread, while that is here, belongs to the step in flight and runs at once: it does
    /// when it is further downstream. Otherwise it waits.
    @inlinable
    func admits(_ other: ReactorStage) -> Bool { other.rawValue > rawValue }

    /// The stage before this one.
    @inlinable
    var previous: ReactorStage { ReactorStage(rawValue: rawValue - 1) ?? .none }
}
