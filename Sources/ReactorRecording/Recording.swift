internal import Foundation
public import ReactorKit

/// What a reactor was asked and what it did, from its start on: a session that can be kept, read and replayed.
///
/// A recording is made by a ``Recorder``. It holds the values themselves, so one that was just made can be replayed whatever its types are.
/// Saved, values are JSON where they are `Codable`, and descriptions where not; see ``write(to:)``.
public struct Recording<Reactor: ReactorKit.Reactor>: Sendable {
    /// Something that happened, with when.
    public struct Step: Sendable {
        /// What happened.
        public enum Kind: Sendable {
            /// An action was taken.
            case action(Reactor.Action)
            /// A mutation has made the state that follows it. It follows from the action with a number, or from outside.
            case mutation(Reactor.Mutation, after: Reactor.State, action: Int?)
            /// Something has failed, in words.
            case failure(String)
        }

        /// How long after the start it happened.
        public let time: Duration
        /// What happened.
        public let kind: Kind
    }

    /// The state that the recording begins with.
    public let initialState: Reactor.State

    /// Whether the session had begun before, so that a replay goes on from ``initialState`` and not from the reactor's own.
    public internal(set) var isPart = false

    /// What happened, in order. An action's number is its place here.
    public internal(set) var steps: [Step]

    /// The state at the end.
    public var finalState: Reactor.State {
        for step in steps.reversed() {
            if case .mutation(_, let after, _) = step.kind { return after }
        }
        return initialState
    }
}
