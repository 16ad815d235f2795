package import Foundation
package import ReactorKit

/// A recording whose mutations were reduced again: its steps, with the states that `reduce` returns now.
///
/// `mutate` is not called, so no side effects occur if `reduce` is pure.
package struct ReducedRecording: Sendable {
    /// A step of the recording.
    package enum Step: Sendable {
        case action(any Sendable)
        /// A mutation with the states before and after it, and the index of the action that caused it.
        case mutation(any Sendable, before: any Sendable, after: any Sendable, action: Int?)
        case failure(String)
    }

    /// The state at the beginning of the recording.
    package let initialState: any Sendable
    /// The steps, each with its time.
    package private(set) var steps: [(time: Duration, step: Step)] = []
    /// A description of the first state that differs from the recorded one: its step and fields. `nil` if none differs.
    package private(set) var difference: String?

    /// - Parameters:
    ///   - data: The file of a recording.
    ///   - reactor: A reactor of the recording's type. It may have been started.
    /// - Throws: A ``RecordingError`` if the file records another type of reactor, or if its values cannot be read.
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

    /// Returns the state after the step at an index.
    ///
    /// - Complexity: O(n) in the number of steps since the last mutation.
    package func state(at index: Int) -> any Sendable {
        guard steps.indices.contains(index) else { return initialState }
        for (_, step) in steps[...index].reversed() {
            if case .mutation(_, _, let after, _) = step { return after }
        }
        return initialState
    }
}
