public import ReactorKit

/// Where a replay does not do what was recorded.
public struct ReplayDifference: Error, Sendable, CustomStringConvertible {
    /// The place of the step in ``Recording/steps``; `nil` for the state that the recording begins with.
    public let step: Int?
    /// What differs: the step, and the fields with both values.
    public let description: String
}

extension Recording {
    /// Does what was recorded once more, on a reactor that was not started, and stops at the first difference.
    ///
    /// Each action is given to `mutate`. Where that answers with a `just`, it must be of the recorded mutation. Other answers, and what came
    /// from outside, are not waited for: the recorded mutations take their place. Each mutation is given to `reduce`, and the state must be
    /// the recorded one, field by field. Nothing is subscribed to, so no effect runs; what `mutate` does by itself before it returns is
    /// done, so give the reactor services of a test. The same recording gives the same result each time.
    ///
    /// - Parameter reactor: A fresh reactor, whose initial state is the recorded one.
    /// - Returns: The state at the end.
    /// - Throws: A ``ReplayDifference`` that names the step and the fields.
    /// - Complexity: O(n) in the number of steps.
    @discardableResult
    public func replay(on reactor: Reactor) throws(ReplayDifference) -> Reactor.State {
        var session = isPart ? ReplayedSession(of: reactor, resumingFrom: initialState) : ReplayedSession(of: reactor)
        try session.requireInitial(initialState)
        for step in steps {
            switch step.kind {
            case .failure(let failure): session.pass(failure)
            case .action(let action): session.send(action)
            case .mutation(let mutation, let after, let action):
                let action = action.map { ReplayedSession<Reactor>.SentAction(step: $0) }
                try session.receive(mutation, after: after, from: action, time: step.time)
            }
        }
        return session.state
    }
}
