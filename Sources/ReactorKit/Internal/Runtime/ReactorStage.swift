/// A stage of a reactor's pipeline. The raw values increase downstream.
@frozen @usableFromInline
enum ReactorStage: Int, CaseIterable {
    /// Before all other stages. The runtime is at this stage if no step is in flight, while it emits a state for an
    /// inspector, and, if it has no scheduler, while it attaches a subscriber. A step with this stage waits until the
    /// step in flight ends.
    case none
    case action
    case transformedAction
    case mutation
    case transformedMutation
    case state

    /// Returns whether a step that arrives at `other`, on the thread inside the gate, belongs to the step in flight,
    /// which is at this stage. It does if `other` is further downstream, and then runs at once. Otherwise it waits.
    @inlinable
    func isUpstream(of other: ReactorStage) -> Bool { other.rawValue > rawValue }

    /// The stage before this one.
    @inlinable
    var previous: ReactorStage { ReactorStage(rawValue: rawValue - 1) ?? .none }
}
