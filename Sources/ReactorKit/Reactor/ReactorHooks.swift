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
    /// What was thrown or emitted; a ``TransformCompletion`` where a transform's observable has completed.
    public let error: any Error
    /// Whether the reactor goes on without the transform.
    public let isTransformPassedBy: Bool

    @usableFromInline
    init(reactor: Any.Type, origin: Origin, error: any Error, isTransformPassedBy: Bool) {
        (self.reactor, self.origin, self.error) = (reactor, origin, error)
        self.isTransformPassedBy = isTransformPassedBy
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
        let event = error is TransformCompletion ? "completed" : "failed: \(error)"
        return "\(reactor).\(place) \(event)\(isTransformPassedBy ? "; the reactor goes on without it" : "")"
    }
}

/// The observable that a transform returned has completed, which would end the reactor's input.
public struct TransformCompletion: Error {}

/// What happens to failures inside reactors.
public enum ReactorHooks {
    /// Takes the failures of all reactors, where they happen. Writes a line to standard error by default; a test may record
    /// them as issues.
    ///
    /// The reactor goes on. An action that failed has no further mutations. What a transform returned is subscribed to anew
    /// when it fails, and the state goes on from what was reduced last; but the transform is passed by, so that what it was
    /// given goes straight on, when that fails a second time, or at the third element in a row, or when it completes.
    public static var failureHandler: @Sendable (ReactorFailure) -> Void {
        get { handler.withLock { $0 } }
        set { handler.replace(by: newValue) }
    }

    private static let handler = Guarded<@Sendable (ReactorFailure) -> Void>(global: { failure in
        Diagnostics.report("\(failure)")
    })
}
