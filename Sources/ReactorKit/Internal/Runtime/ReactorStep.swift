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
    case transformEnded(ReactorStage)
    /// Any of these, left while something observed.
    case following(FollowingStep<Action, Mutation, State>)
    /// What an inspector asks for.
    case inspection(InspectionStep<Action, Mutation, State>)

    /// How far downstream it is.
    @inlinable
    var stage: ReactorStage {
        switch self {
        case .action: .action
        case .transformedAction: .transformedAction
        case .mutation: .mutation
        case .transformedMutation: .transformedMutation
        case .state: .state
        case .transformEnded: .none
        case .following(let following): following.step.stage
        case .inspection(let inspection): inspection.stage
        }
    }
}

extension ReactorStep: Sendable where Action: Sendable, Mutation: Sendable, State: Sendable {}
