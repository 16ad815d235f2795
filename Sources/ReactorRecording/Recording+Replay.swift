public import ReactorKit

/// A difference between a replay and its recording.
public struct ReplayDifference: Error, Sendable, CustomStringConvertible {
    /// The index of the step in ``Recording/steps``, or `nil` for the initial state.
    public let step: Int?
    /// The step, and the fields that differ, each with both values.
    public let description: String
}

extension Recording {
    /// Replays the recording on a reactor that was not started. Stops at the first difference.
    ///
    /// Each action is passed to `mutate`. If that returns a `just`, its mutation must equal the recorded one. Other
    /// results of `mutate`, and mutations from outside, are not waited for: the recorded mutations take their place.
    /// Each mutation is passed to `reduce`, and the new state must equal the recorded one, field by field.
    ///
    /// In `mutate`, `currentState` is the state that `reduce` returned last in the replay.
    ///
    /// The recording has each action before `transform(action:)`, and each mutation after `transform(mutation:)`. If a
    /// `just` differs from the recorded mutation, the replay subscribes to both transforms for a moment, and passes the
    /// action and the mutation to them. Unless both come out unchanged, the recorded mutation takes the place of the
    /// `just`, and is not a difference. A transform that remembers earlier elements does not know them then.
    ///
    /// Otherwise the replay subscribes to nothing, so no effect runs. But the side effects of `mutate` itself, before
    /// it returns, do occur, so give the reactor test services. The same recording gives the same result each time.
    ///
    /// - Parameter reactor: A new reactor. It must have the initial state of the recording, unless ``isPart`` is true.
    /// - Returns: The final state.
    /// - Throws: A ``ReplayDifference`` that names the step and the fields.
    /// - Complexity: O(n) in the number of steps.
    @discardableResult
    public func replay(on reactor: Reactor) throws(ReplayDifference) -> Reactor.State {
        var session = isPart ? ReplayedSession(of: reactor, resumingFrom: initialState) : ReplayedSession(of: reactor)
        try session.requireInitial(initialState)
        for step in steps {
            switch step.kind {
            case .failure(let failure): session.skipFailure(failure)
            case .action(let action): session.send(action)
            case .mutation(let mutation, let after, let action):
                let action = action.map { ReplayedSession<Reactor>.SentAction(step: $0) }
                try session.receive(mutation, after: after, from: action, time: step.time)
            }
        }
        return session.state
    }
}
