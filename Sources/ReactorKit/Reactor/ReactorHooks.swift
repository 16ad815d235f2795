internal import Rx
internal import RxSupport

/// A failure inside a reactor. The reactor continues.
public struct ReactorFailure: Error, CustomStringConvertible {
    /// The source of a failure.
    public enum Origin: Sendable {
        /// The observable that `mutate` returned for the action. Or, in a child reactor, the action itself, which came
        /// after the release of the parent.
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
    /// The source of the error.
    public let origin: Origin
    /// The error that was thrown or emitted, or a ``TransformCompletion`` if the observable of a transform completed.
    /// For an action of a child whose parent was released, an error that describes this.
    public let error: any Error
    /// Whether the reactor bypasses the transform from now on.
    public let bypassesTransform: Bool

    /// The old name of `bypassesTransform`.
    @available(*, deprecated, renamed: "bypassesTransform")
    public var isTransformPassedBy: Bool { bypassesTransform }

    @usableFromInline
    init(reactor: Any.Type, origin: Origin, error: any Error, bypassesTransform: Bool) {
        (self.reactor, self.origin, self.error) = (reactor, origin, error)
        self.bypassesTransform = bypassesTransform
    }

    /// The description of the failure.
    public var description: String {
        let method =
            switch origin {
            case .mutate(let action): "mutate(action: \(action))"
            case .transformAction: "transform(action:)"
            case .transformMutation: "transform(mutation:)"
            case .transformState: "transform(state:)"
            }
        let event = error is TransformCompletion ? "completed" : "failed: \(error)"
        return "\(reactor).\(method) \(event)\(bypassesTransform ? "; the reactor goes on without it" : "")"
    }
}

/// The error of a transform whose observable has completed, which would otherwise end the reactor's input.
public struct TransformCompletion: Error {}

/// The handler for failures inside reactors.
public enum ReactorHooks {
    /// Receives the failures of all reactors, on the threads where they happen. Writes a line to standard error by
    /// default. A test may record them as issues. Receives no failure that happens in an exploration.
    ///
    /// The reactor continues. An action whose effect failed causes no further mutations. If the observable of a
    /// transform fails, the reactor subscribes to it again, and the state continues from the latest reduced state.
    ///
    /// The transform is bypassed, so that its input goes straight to the next stage, in three cases: its observable
    /// completes; elements make it fail three times, and it emits nothing for the elements in between; or it fails for
    /// the second time without an element as the cause. The `transform(mutation:)` of a child is bypassed at the second
    /// failure of any kind.
    public static var failureHandler: @Sendable (ReactorFailure) -> Void {
        get { handler.withLock { $0 }.report }
        set { handler.replace(by: Handler(report: newValue)) }
    }

    private struct Handler {
        let report: @Sendable (ReactorFailure) -> Void
    }

    private static let handler = Guarded(global: Handler { Diagnostics.report("\($0)") })
}
