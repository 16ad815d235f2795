internal import Rx

// What an inspector does with a reactor: holds its steps, and shows its subscribers other states. Called by the thread that works only.
extension ReactorRuntime {
    /// Lets `step` wait, if steps do; drops it where it follows from a state that is only shown.
    func isHeld(_ step: ReactorStep<Action, Mutation, State>, _ value: any Sendable, by trace: ReactorTrace) -> Bool {
        if trace.isAdmitting { return false }
        let cause = Instrumentation.cause
        if cause == Instrumentation.showing { return true }
        return ReactorPause.keeps(
            ReactorPause.WaitingStep(reactor: trace.identity, value: value, isAction: step.stage == .action) {
                self.arrive(.inspection(InspectionStep(.admit(step, cause: cause))))
            })
    }

    @usableFromInline
    func perform(_ inspection: InspectionStep<Action, Mutation, State>) {
        switch inspection.content {
        case .admit(let step, let cause): admit(step, cause)
        case .show(let state): show(state)
        case .showOwn: showOwn()
        }
    }

    /// Keeps what `transform(state:)` emits while another state is shown.
    @usableFromInline
    func isKept(_ state: State) -> Bool {
        guard let trace, trace.ownState != nil else { return false }
        trace.ownState = state
        return true
    }

    private func admit(_ step: ReactorStep<Action, Mutation, State>, _ cause: UInt64) {
        let trace = trace
        trace?.isAdmitting = true
        Instrumentation.following(cause) { perform(step, at: step.stage) }
        trace?.isAdmitting = false
    }

    private func show(_ state: State) {
        guard let trace else { return }
        trace.ownState = trace.ownState ?? currentState
        Instrumentation.following(Instrumentation.showing) { emit(state) }
    }

    private func showOwn() {
        guard let state = trace?.ownState as? State else { return }
        trace?.ownState = nil
        Instrumentation.following(Instrumentation.showing) { emit(state) }
    }
}

/// What an inspector asks of a runtime, as a step.
@usableFromInline
final class InspectionStep<Action, Mutation, State> {
    enum Content {
        /// Take a step that waited, with what it is answered with at once.
        case admit(ReactorStep<Action, Mutation, State>, cause: UInt64)
        /// Show another state to the subscribers.
        case show(State)
        /// Show the reactor's own state again.
        case showOwn
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    @usableFromInline
    var stage: ReactorStage {
        if case .admit(let step, _) = content { step.stage } else { .none }
    }
}

// Sound: it is immutable.
extension InspectionStep: @unchecked Sendable where Action: Sendable, Mutation: Sendable, State: Sendable {}
