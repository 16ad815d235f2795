public import Rx

/// A step of a reactor: an element that has arrived at a stage of the pipeline, the end of a transform, or a request of
/// an inspector.
@frozen @usableFromInline
enum ReactorStep<Action, Mutation, State> {
    /// Before `transform(action:)`.
    case action(Action)
    /// Before `mutate(action:)`.
    case transformedAction(Action)
    /// Before `transform(mutation:)`.
    case mutation(Mutation)
    /// As `mutation`, if named work has emitted it. Dropped if the work is cancelled before the step runs.
    case mutationOfWork(Mutation, WorkLifetime)
    /// Before `reduce(state:mutation:)`.
    case transformedMutation(Mutation)
    /// A state from the parent, before `transform(state:)`.
    case scopedState(State)
    /// After `transform(state:)`.
    case state(State)
    /// The observable of the transform that leads to this stage has ended.
    case transformEnded(ReactorStage)
    /// Any of these steps, if it was enqueued in the inbox while something observed reactors.
    case caused(CausedStep<Action, Mutation, State>)
    /// A request of an inspector.
    case inspection(InspectionStep<Action, Mutation, State>)

    /// The stage of the element, or of the held step that an inspector runs. The end of a transform and a request to
    /// show a state have the stage `none`.
    @inlinable
    var stage: ReactorStage {
        switch self {
        case .action: .action
        case .transformedAction: .transformedAction
        case .mutation, .mutationOfWork: .mutation
        case .transformedMutation: .transformedMutation
        case .scopedState: .transformedMutation
        case .state: .state
        case .transformEnded: .none
        case .caused(let caused): caused.step.stage
        case .inspection(let inspection): inspection.stage
        }
    }

    /// Ends a step that does not run, because the reactor is dead.
    @usableFromInline
    func drop() {
        switch self {
        case .mutationOfWork(_, let work): work.didHandleElement()
        case .caused(let caused): caused.step.drop()
        default: break
        }
    }
}

extension ReactorStep: Sendable where Action: Sendable, Mutation: Sendable, State: Sendable {}
