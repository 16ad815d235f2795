/// A step of a reactor, named for what has arrived.
@frozen @usableFromInline
enum ReactorStep<Action, Mutation, State> {
    /// Before `transform(action:)`.
    case action(Action)
    /// Before `mutate(action:)`.
    case transformedAction(Action)
    /// Before `transform(mutation:)`.
    case mutation(Mutation)
    /// Before `reduce(state:mutation:)`.
    case transformedMutation(Mutation)
    /// After `transform(state:)`.
    case state(State)
    /// What a transform made has ended; that of the stage before this one.
    case transformEnded(Int)

    /// How far downstream it is.
    @inlinable
    var stage: Int {
        switch self {
        case .action: ReactorStage.action
        case .transformedAction: ReactorStage.transformedAction
        case .mutation: ReactorStage.mutation
        case .transformedMutation: ReactorStage.transformedMutation
        case .state: ReactorStage.state
        case .transformEnded: ReactorStage.none
        }
    }
}

/// How far downstream the parts of a step are.
@usableFromInline
enum ReactorStage {
    /// Before all: waits for the end of the step in flight.
    @inlinable static var none: Int { 0 }
    @inlinable static var action: Int { 1 }
    @inlinable static var transformedAction: Int { 2 }
    @inlinable static var mutation: Int { 3 }
    @inlinable static var transformedMutation: Int { 4 }
    @inlinable static var state: Int { 5 }
}
