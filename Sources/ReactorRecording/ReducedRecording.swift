package import Foundation
package import ReactorKit

/// A recording whose mutations were reduced anew: its steps with the states that come of them now.
///
/// `mutate` is not called, so nothing happens but what `reduce` does, which is nothing but the state.
package struct ReducedRecording: Sendable {
    /// A step of it.
    package enum Step: Sendable {
        case action(any Sendable)
        /// A mutation with the state before and after it, and the place of the action that it follows from.
        case mutation(any Sendable, before: any Sendable, after: any Sendable, action: Int?)
        case failure(String)
    }

    /// The state that it begins with.
    package let initialState: any Sendable
    /// The steps, with when they happened.
    package private(set) var steps: [(time: Duration, step: Step)] = []
    /// The first state that is not the recorded one: the step and the fields.
    package private(set) var difference: String?

    /// - Parameters:
    ///   - data: A file of a recording.
    ///   - reactor: A reactor of the recording's type. It may have been started.
    /// - Throws: A ``RecordingError`` where the file is not of such a reactor, or its values cannot be read.
    package init<Reactor: ReactorKit.Reactor>(_ data: Data, by reactor: Reactor) throws {
        let recording = try Recording<Reactor>(data: data)
        var state = recording.initialState
        initialState = state
        for (index, step) in recording.steps.enumerated() {
            switch step.kind {
            case .action(let action): steps.append((step.time, .action(action)))
            case .failure(let failure): steps.append((step.time, .failure(failure)))
            case .mutation(let mutation, let recorded, let action):
                let before = state
                state = reactor.reduce(state: before, mutation: mutation)
                steps.append((step.time, .mutation(mutation, before: before, after: state, action: action)))
                let fields = differences(between: state, and: recorded)
                guard difference == nil, !fields.isEmpty else { continue }
                difference = "Step \(index) makes another state:" + fields.map { "\n  \($0)" }.joined()
            }
        }
    }

    /// The state after the step at a place.
    ///
    /// - Complexity: O(n) in the number of steps since the last mutation.
    package func state(at place: Int) -> any Sendable {
        guard steps.indices.contains(place) else { return initialState }
        for (_, step) in steps[...place].reversed() {
            if case .mutation(_, _, let after, _) = step { return after }
        }
        return initialState
    }
}
