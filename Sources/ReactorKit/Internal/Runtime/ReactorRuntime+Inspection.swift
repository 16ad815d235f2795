internal import Rx

// An inspector's access to a reactor: it holds the reactor's steps, and shows other states to its subscribers. Only the
// thread inside the gate calls these methods.
extension ReactorRuntime {
    /// Holds `step` if the reactor is held, or drops it if it follows from a state that was emitted for an inspector.
    /// Returns whether it held or dropped the step, which must then not run now.
    func intercept(
        _ step: ReactorStep<Action, Mutation, State>, _ value: any Sendable, by trace: ReactorTrace
    ) -> Bool {
        if trace.isRunningHeldStep { return false }
        let cause = Instrumentation.cause
        if cause == Instrumentation.shownStateCause { return true }
        return ReactorPause.holdIfReactorIsHeld(
            ReactorPause.HeldStep(reactor: trace.identity, value: value, isAction: step.stage == .action) {
                self.submit(.inspection(InspectionStep(.runHeld(step, cause: cause))))
            })
    }

    @usableFromInline
    func perform(_ inspection: InspectionStep<Action, Mutation, State>) {
        switch inspection.content {
        case .runHeld(let step, let cause): runHeld(step, cause)
        case .show(let state): show(state)
        case .showOwnState: showOwnState()
        }
    }

    /// Stores `state`, the reactor's own state, if another state is shown at the moment. Returns whether it did. Called
    /// instead of emitting a state of `transform(state:)`, or a state that a child has received from its parent.
    @usableFromInline
    func storeIfAnotherIsShown(_ state: State) -> Bool {
        guard let trace, trace.ownState != nil else { return false }
        trace.ownState = state
        return true
    }

    private func runHeld(_ step: ReactorStep<Action, Mutation, State>, _ cause: UInt64) {
        let trace = trace
        trace?.isRunningHeldStep = true
        Instrumentation.withCause(cause) { perform(step, at: step.stage) }
        trace?.isRunningHeldStep = false
    }

    private func show(_ state: State) {
        guard let trace else { return }
        trace.ownState = trace.ownState ?? currentState
        Instrumentation.withCause(Instrumentation.shownStateCause) { emit(state) }
    }

    private func showOwnState() {
        guard let state = trace?.ownState as? State else { return }
        trace?.ownState = nil
        Instrumentation.withCause(Instrumentation.shownStateCause) { emit(state) }
    }
}

/// A request of an inspector to a runtime, as a step.
@usableFromInline
final class InspectionStep<Action, Mutation, State> {
    enum Content {
        /// Run a step that was held, with the steps that follow from it at once.
        case runHeld(ReactorStep<Action, Mutation, State>, cause: UInt64)
        /// Show another state to the subscribers.
        case show(State)
        /// Show the reactor's own state again.
        case showOwnState
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    @usableFromInline
    var stage: ReactorStage {
        if case .runHeld(let step, _) = content { step.stage } else { .none }
    }
}

// Sound: it is immutable, and its contents are `Sendable`.
extension InspectionStep: @unchecked Sendable where Action: Sendable, Mutation: Sendable, State: Sendable {}
