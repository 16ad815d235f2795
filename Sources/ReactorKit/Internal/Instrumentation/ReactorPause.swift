internal import Rx
internal import RxSupport
internal import Synchronization

/// Holds the reactors of the process, so that an inspector can look at them, run their steps one by one, and show other
/// states.
///
/// The actions that arrive at a held reactor, and its mutations before `reduce`, are held in the order of their
/// arrival. A state that `transform(state:)` emits is not held. No thread waits. Only observed reactors can be held;
/// see ``ReactorHooks/observeEvents(_:)``. All functions may be called on any thread.
package enum ReactorPause {
    /// A held step.
    package struct HeldStep: Sendable {
        /// The reactor.
        package let reactor: ReactorIdentity
        /// The action or the mutation.
        package let value: any Sendable
        /// Whether the step is an action.
        package let isAction: Bool
        let run: @Sendable () -> Void
    }

    private struct Contents {
        /// Returns whether a reactor is held; `nil` if no reactor is held.
        var isHeld: (@Sendable (ReactorIdentity) -> Bool)? {
            didSet { mayHold.store(isHeld != nil, ordering: .relaxed) }
        }
        var steps: [HeldStep] = []

        mutating func endIfEmpty() -> Bool {
            if steps.isEmpty { isHeld = nil }
            return steps.isEmpty
        }
    }

    private static let contents = Guarded(global: Contents())
    private static let mayHold = Atomic(false)

    /// The held steps, in the order of their arrival.
    package static var heldSteps: [HeldStep] { contents.withLock { $0.steps } }

    /// Holds steps from now on. An action in flight goes on, but its mutations are held if they have not reached
    /// `reduce` yet.
    ///
    /// - Parameter isHeld: Returns whether the steps of a reactor are held. Called on any thread.
    package static func begin(_ isHeld: @escaping @Sendable (ReactorIdentity) -> Bool) {
        contents.withLock { $0.isHeld = isHeld }
    }

    /// Runs the step that was held first: an action with the mutations that follow from it at once, or a mutation. If
    /// the reactor has a scheduler, the step runs in a turn of the scheduler.
    ///
    /// - Returns: Whether a step was held.
    @discardableResult
    package static func advance() -> Bool {
        guard let step = contents.withLock({ $0.steps.isEmpty ? nil : $0.steps.removeFirst() }) else {
            return false
        }
        step.run()
        return true
    }

    /// Runs all held steps, including steps that arrive meanwhile, and stops holding. Idempotent.
    package static func end() {
        while !contents.withLock({ $0.endIfEmpty() }) { advance() }
    }

    /// Shows `state` to the subscribers of `reactor` until ``stopShowing(in:)``. Meanwhile `currentState` is the shown
    /// state. (In a child without `transform(state:)`, `currentState` is still a part of the parent's state.) The state
    /// that `reduce` continues from does not change. Call this only while the reactor is held.
    ///
    /// A shown state triggers no pulse, and an action that a subscriber sends while it receives the state is dropped,
    /// because neither is part of the app's own run.
    ///
    /// - Returns: `false` if `state` is not a state of the reactor, or the reactor was not started.
    package static func show(_ state: any Sendable, in reactor: any Reactor) -> Bool {
        reactor.show(state)
    }

    /// Shows the reactors' own states again.
    package static func stopShowing(in reactors: [any Reactor]) {
        for reactor in reactors { reactor.showOwnState() }
    }

    /// Holds a step if its reactor is held. Returns whether the step is held.
    static func holdIfReactorIsHeld(_ step: @autoclosure () -> HeldStep) -> Bool {
        guard mayHold.load(ordering: .relaxed), let isHeld = contents.withLock({ $0.isHeld }) else { return false }
        let step = step()
        guard isHeld(step.reactor) else { return false }
        return contents.withLock { contents in
            if contents.isHeld == nil { return false }
            contents.steps.append(step)
            return true
        }
    }
}

extension Reactor {
    fileprivate func show(_ state: any Sendable) -> Bool {
        guard let state = state as? State, let runtime = existingRuntime else { return false }
        runtime.submit(.inspection(InspectionStep(.show(state))))
        return true
    }

    fileprivate func showOwnState() { existingRuntime?.submit(.inspection(InspectionStep(.showOwnState))) }
}
