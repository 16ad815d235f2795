public import ReactorKit
internal import Rx

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
        var state = reactor.initialState
        try require(state, is: initialState, at: nil) { "The reactor begins with another state" }
        /// What actions were answered with by a `just`, by their places, until the mutation comes.
        var answers: [Int: Reactor.Mutation] = [:]
        for (place, step) in steps.enumerated() {
            switch step.kind {
            case .failure: continue
            case .action(let action): answers[place] = reactor.mutate(action: action).justElement
            case .mutation(let mutation, let after, let action):
                if let action, let answer = answers.removeValue(forKey: action) {
                    try require(answer, is: mutation, at: place) {
                        "The action at \(action) is answered with another mutation"
                    }
                }
                state = reactor.reduce(state: state, mutation: mutation)
                try require(state, is: after, at: place) { "The mutation \(mutation) makes another state" }
            }
        }
        return state
    }

    private func require<Value>(
        _ found: Value, is expected: Value, at place: Int?, _ message: () -> String
    ) throws(ReplayDifference) {
        let fields = differences(between: found, and: expected)
        guard !fields.isEmpty else { return }
        let moment = place.map { "Step \($0) (\(steps[$0].time)): " } ?? ""
        throw ReplayDifference(
            step: place, description: "\(moment)\(message()):" + fields.map { "\n  \($0)" }.joined())
    }
}
