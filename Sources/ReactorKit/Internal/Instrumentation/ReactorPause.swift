internal import Rx
internal import Synchronization

/// Holds the reactors of the program, so that an inspector can look at them, lead their steps one by one, and show other states.
///
/// What arrives at a held reactor waits in order, be it an action or a mutation of an effect; no thread does. It reaches reactors that are
/// observed; see ``ReactorHooks/observeEvents(_:)``. Any thread.
package enum ReactorPause {
    /// A step that waits.
    package struct WaitingStep: Sendable {
        /// The reactor.
        package let reactor: ReactorIdentity
        /// The action or the mutation.
        package let value: any Sendable
        /// Whether it is an action.
        package let isAction: Bool
        let go: @Sendable () -> Void
    }

    private struct Contents {
        /// Says which reactors are held; `nil` where none is.
        var isHeld: (@Sendable (ReactorIdentity) -> Bool)?
        var waiting: [WaitingStep] = []

        mutating func endIfEmpty() -> Bool {
            if waiting.isEmpty { isHeld = nil }
            return waiting.isEmpty
        }
    }

    private static let contents = Guarded(global: Contents())
    private static let mayHold = Atomic(false)

    /// The steps that wait, in the order in which they came.
    package static var waiting: [WaitingStep] { contents.withLock { $0.waiting } }

    /// Lets steps wait from now on. A step in flight goes on to its end.
    ///
    /// - Parameter isHeld: Says of which reactors. Any thread.
    package static func begin(_ isHeld: @escaping @Sendable (ReactorIdentity) -> Bool) {
        mayHold.store(true, ordering: .relaxed)
        contents.withLock { $0.isHeld = isHeld }
    }

    /// Lets the step go that has waited longest: an action with the mutations that it is answered with at once, or a mutation.
    ///
    /// - Returns: Whether one waited.
    @discardableResult
    package static func advance() -> Bool {
        guard let step = contents.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else {
            return false
        }
        step.go()
        return true
    }

    /// Lets all go that waits, and what comes meanwhile after it. Idempotent.
    package static func end() {
        while !contents.withLock({ $0.endIfEmpty() }) { advance() }
        mayHold.store(false, ordering: .relaxed)
    }

    /// Shows `state` to the subscribers of `reactor`, until ``stopShowing(in:)``. Its own state stays what it is. Only while it is held.
    ///
    /// No pulse is felt, and an action that a subscriber sends because of it is not taken: neither is of the session.
    ///
    /// - Returns: `false` where that is no state of the reactor, or it was not started.
    package static func show(_ state: any Sendable, in reactor: any Reactor) -> Bool {
        reactor.arrive(showing: state)
    }

    /// Shows the states of reactors that they are in.
    package static func stopShowing(in reactors: [any Reactor]) {
        for reactor in reactors { reactor.arriveBack() }
    }

    /// Keeps a step, if steps wait now.
    static func keeps(_ step: @autoclosure () -> WaitingStep) -> Bool {
        guard mayHold.load(ordering: .relaxed), let isHeld = contents.withLock({ $0.isHeld }) else { return false }
        let step = step()
        guard isHeld(step.reactor) else { return false }
        return contents.withLock { contents in
            if contents.isHeld == nil { return false }
            contents.waiting.append(step)
            return true
        }
    }
}

extension Reactor {
    fileprivate func arrive(showing state: any Sendable) -> Bool {
        guard let state = state as? State, let runtime = existingRuntime else { return false }
        runtime.arrive(.inspection(InspectionStep(.show(state))))
        return true
    }

    fileprivate func arriveBack() { existingRuntime?.arrive(.inspection(InspectionStep(.showOwn))) }
}
