/// The rules of an operator whose behaviour depends on earlier events or on time, as a function of its inputs.
///
/// A machine knows no scheduler, no subscriber and no lock, and it calls no user code. A ``StateMachineSink`` runs it.
/// A test can run it on its own.
@usableFromInline
package protocol OperatorStateMachine<Element, Other, Output>: SendableMetatype, ~Copyable {
    /// The element type of the source.
    associatedtype Element
    /// The element type of the second source; `Never` for an operator without one.
    associatedtype Other = Never
    /// The element type of the operator.
    associatedtype Output

    /// Takes an input and returns the response.
    ///
    /// - Parameter now: The current time, evaluated only by machines that need it.
    mutating func receive(
        _ input: StateMachineInput<Element, Other>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<Output>
}

/// An input of an operator.
@frozen @usableFromInline
package enum StateMachineInput<Element, Other> {
    /// The operator was subscribed to. Its source is connected next.
    case subscribed
    /// The source emitted an element.
    case next(Element)
    /// The source ended.
    case ended(Ending)
    /// The second source emitted an element.
    case other(Other)
    /// The second source ended.
    case otherEnded(Ending)
    /// The latest timer has fired.
    case timerFired
    /// The operator's emission has been delivered.
    case emitted
}

/// The response of an operator to an input. The operator emits, then starts the timer, then ends. Each of the three is
/// optional.
@frozen @usableFromInline
package struct StateMachineResponse<Output> {
    /// The element to emit. After it is delivered, the machine receives ``StateMachineInput/emitted``.
    @usableFromInline package var emission: Output?
    /// How long until a new timer fires; `nil` to start none. The new timer replaces the running one, which is stopped
    /// before anything is emitted.
    @usableFromInline package var timer: RxTimeInterval?
    /// The terminal event of the operator.
    @usableFromInline package var ending: Ending?

    @inlinable
    package init(emission: Output? = nil, timer: RxTimeInterval? = nil, ending: Ending? = nil) {
        (self.emission, self.timer, self.ending) = (emission, timer, ending)
    }

    /// The response that does nothing.
    @inlinable
    package static var none: Self { Self() }
}
