internal import Rx

/// A failure inside a reactor, which it survives.
public struct ReactorFailure: Error, CustomStringConvertible {
    /// Where a failure came from.
    public enum Origin: Sendable {
        /// The observable that `mutate` returned for the action.
        case mutate(action: any Sendable)
        /// The observable that `transform(action:)` returned.
        case transformAction
        /// The observable that `transform(mutation:)` returned.
        case transformMutation
        /// The observable that `transform(state:)` returned.
        case transformState
    }

    /// The type of the reactor.
    public let reactor: Any.Type
    /// Where the error came from.
    public let origin: Origin
    /// What was thrown or emitted.
    public let error: any Error

    @usableFromInline
    init(reactor: Any.Type, origin: Origin, error: any Error) {
        (self.reactor, self.origin, self.error) = (reactor, origin, error)
    }

    /// The failure in words.
    public var description: String {
        let place =
            switch origin {
            case .mutate(let action): "mutate(action: \(action))"
            case .transformAction: "transform(action:)"
            case .transformMutation: "transform(mutation:)"
            case .transformState: "transform(state:)"
            }
        return "\(reactor).\(place) failed: \(error)"
    }
}

/// What happens to failures inside reactors.
public enum ReactorHooks {
    /// Takes the failures of all reactors, where they happen. Writes a line to standard error by default; a test may record
    /// them as issues.
    ///
    /// The reactor goes on: an action that failed has no further mutations; a transform that failed is subscribed to anew,
    /// or, when it fails again without having emitted anything, left out.
    public static var failureHandler: @Sendable (ReactorFailure) -> Void {
        get { handler.withLock { $0 } }
        set { handler.withLock { $0 = newValue } }
    }

    private static let handler = Guarded<@Sendable (ReactorFailure) -> Void> { failure in
        Diagnostics.report("\(failure)")
    }
}
