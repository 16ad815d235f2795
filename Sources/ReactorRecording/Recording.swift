internal import Foundation
public import ReactorKit

/// A session of a reactor, which can be saved, read and replayed: its actions, mutations, states and failures.
///
/// A ``Recorder`` makes a recording. A new recording holds the values themselves, so it can be replayed regardless of
/// their types. A saved recording has JSON for `Codable` values and descriptions for others; see ``write(to:)``.
public struct Recording<Reactor: ReactorKit.Reactor>: Sendable {
    /// A step of the session, with its time.
    public struct Step: Sendable {
        /// The kinds of steps.
        public enum Kind: Sendable {
            /// The reactor received an action.
            case action(Reactor.Action)
            /// A mutation led to the state `after`. It followed from the action with an index in ``Recording/steps``,
            /// or from outside if that is `nil`.
            case mutation(Reactor.Mutation, after: Reactor.State, action: Int?)
            /// A failure, as its description.
            case failure(String)
        }

        /// The time since the start of the recording.
        public let time: Duration
        /// The kind of the step, with its values.
        public let kind: Kind
    }

    /// The state at the beginning of the recording.
    public let initialState: Reactor.State

    /// Whether the recording lacks the start of the session, because a ``FlightLog`` no longer had it, or because the
    /// ``Recorder`` was made for a reactor that had another state than its initial one. A replay then starts from
    /// ``initialState`` instead of the reactor's own.
    public internal(set) var isPart = false

    /// The steps in order. An action is identified by its index here.
    public internal(set) var steps: [Step]

    /// The state at the end of the recording.
    public var finalState: Reactor.State {
        for step in steps.reversed() {
            if case .mutation(_, let after, _) = step.kind { return after }
        }
        return initialState
    }
}
