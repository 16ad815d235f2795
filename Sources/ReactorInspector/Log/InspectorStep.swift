internal import ReactorKit

/// A step of the timeline.
struct InspectorStep: Sendable {
    /// The kind of a step. The page knows the raw values.
    enum Kind: String, Codable, Sendable {
        case started, action, mutation, state, effectStarted, effectEnded, failure, ended
    }

    /// The index in the timeline, from zero on.
    let id: Int
    let number: UInt64
    let reactor: ReactorIdentity
    let kind: Kind
    /// The index of the step that caused this one, if the log has it.
    let cause: Int?
    /// The time since the start of the inspector, in seconds.
    let seconds: Double
    let isOnMainThread: Bool
    /// A short description of the value.
    let text: String
    /// The properties of the state that changed.
    let changes: [String]
    /// The values, until they are dropped.
    var event: ReactorEvent?

    init(_ event: ReactorEvent, id: Int, cause: Int?, from start: ContinuousClock.Instant) {
        self.id = id
        self.cause = cause
        self.event = event
        (number, reactor, isOnMainThread) = (event.number, event.reactor, event.isOnMainThread)
        seconds = (event.time - start) / .seconds(1)
        (kind, text, changes) = Self.summary(of: event.kind)
    }

    private static func summary(of kind: ReactorEvent.Kind) -> (Kind, String, [String]) {
        switch kind {
        case .started(let state): (.started, ShortText.describe(state), [])
        case .action(let action): (.action, ShortText.describe(action), [])
        case .mutation(let mutation, let before, let after):
            (.mutation, ShortText.describe(mutation), changedProperties(from: before, to: after))
        case .state(let state): (.state, ShortText.describe(state), [])
        case .effectStarted: (.effectStarted, "", [])
        case .effectEnded(let end): (.effectEnded, "\(end)", [])
        case .failure(let failure): (.failure, ShortText.cut("\(failure)", to: 1_000), [])
        case .ended: (.ended, "", [])
        }
    }

    /// The state that the step brought: the first state, the state after a mutation, or a state that
    /// `transform(state:)` emitted. `nil` if the step has no state or its values were dropped.
    var state: (any Sendable)? {
        switch event?.kind {
        case .started(let state), .state(let state): state
        case .mutation(_, _, let after): after
        default: nil
        }
    }

    /// The state before a mutation. `nil` if the step is no mutation or its values were dropped.
    var stateBefore: (any Sendable)? {
        if case .mutation(_, let before, _) = event?.kind { before } else { nil }
    }
}
