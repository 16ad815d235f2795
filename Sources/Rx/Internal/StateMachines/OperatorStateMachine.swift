/// The rules of an operator that depend on what came before, or when: what it does is a function of what it receives.
///
/// A machine knows no scheduler, no subscriber and no lock, and calls no user code. A ``StateMachineSink`` runs it; a test can run it as
/// it stands.
@usableFromInline
package protocol OperatorStateMachine<Element, Other, Output>: SendableMetatype, ~Copyable {
    /// What the source emits.
    associatedtype Element
    /// What a second source emits, of which only some operators have one.
    associatedtype Other = Never
    /// What the operator emits.
    associatedtype Output

    /// Takes what has happened, and says what follows.
    ///
    /// - Parameter now: The time, for machines that ask.
    mutating func receive(
        _ input: StateMachineInput<Element, Other>, now: @autoclosure () -> RxTime
    ) -> StateMachineEffects<Output>
}

/// What happens to an operator.
@frozen @usableFromInline
package enum StateMachineInput<Element, Other> {
    /// It was subscribed to; the source will be next.
    case subscribed
    /// The source emitted.
    case next(Element)
    /// The source ended.
    case ended(Ending)
    /// The second source emitted.
    case other(Other)
    /// The second source ended.
    case otherEnded(Ending)
    /// The timer that was started last has run down.
    case timerFired
    /// What it had emitted was delivered.
    case emitted
}

/// What an operator does: it emits, then starts the timer, then ends; each only if it says so.
@frozen @usableFromInline
package struct StateMachineEffects<Output> {
    /// What is emitted. When it was delivered, the machine receives ``StateMachineInput/emitted``.
    @usableFromInline package var emission: Output?
    /// How long the timer runs. One that runs already is stopped, before anything is emitted.
    @usableFromInline package var timer: RxTimeInterval?
    /// How the operator ends.
    @usableFromInline package var ending: Ending?

    @inlinable
    package init(emission: Output? = nil, timer: RxTimeInterval? = nil, ending: Ending? = nil) {
        (self.emission, self.timer, self.ending) = (emission, timer, ending)
    }

    /// Nothing is done.
    @inlinable
    package static var none: Self { Self() }
}
