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

    /// How far downstream it is.
    @inlinable
    var stage: Int {
        switch self {
        case .action: 1
        case .transformedAction: 2
        case .mutation: 3
        case .transformedMutation: 4
        case .state: 5
        }
    }
}
