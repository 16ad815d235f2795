public import ReactorKit

extension Exploration {
    /// Adds a reactor to the session, in the closure that sets the session up.
    ///
    /// The session sends actions to it, and releases it at the end together with the others, or earlier with the fault
    /// ``AnswerFaults/afterRelease``. Nothing may retain the reactor beyond the session.
    ///
    /// - Parameters:
    ///   - reactor: A reactor that was not started.
    ///   - actions: Chooses the actions that the session sends to it.
    ///   - invariants: The conditions that must hold in every session.
    ///   - checks: The built-in checks. ``ExplorationChecks/determinism`` has no effect here.
    /// - Returns: A value with the latest state of the reactor, for ``atRest(_:_:)``.
    @MainActor
    @discardableResult
    public func add<Reactor: ReactorKit.Reactor>(
        _ reactor: Reactor, actions: ActionGenerator<Reactor>, invariants: [Invariant<Reactor>] = [],
        checks: ExplorationChecks = .all
    ) -> Explored<Reactor> {
        let requirements = ExploredReactor.Requirements(actions: actions, invariants: invariants, checks: checks)
        let explored = ExploredReactor(
            reactor, requirements, setup.coverage(of: Reactor.self), isRecorded: setup.isRecorded)
        setup.reactors.append(explored)
        return Explored(explored)
    }

    /// Requires a condition of several reactors at rest, at the end of a session. Not checked if a request of the
    /// session stays without an answer, after a reactor is released, or if work other than periodic timers is still
    /// pending after 1,000 further steps.
    ///
    /// - Parameters:
    ///   - name: The name, for the description of a failing session.
    ///   - condition: The condition, on the states of reactors that were added.
    @MainActor
    public func atRest(_ name: String, _ condition: @escaping @MainActor () -> Bool) {
        setup.conditions.append(SharedCondition(name: name, holds: condition))
    }
}

/// A reactor of a session, for conditions that concern several reactors.
@MainActor
public struct Explored<Reactor: ReactorKit.Reactor> {
    private let reactor: ExploredReactor<Reactor>

    init(_ reactor: ExploredReactor<Reactor>) { self.reactor = reactor }

    /// The latest state, also after the reactor's release.
    public var state: Reactor.State { reactor.state }
}

/// A condition of several reactors at rest.
struct SharedCondition {
    let name: String
    let holds: @MainActor () -> Bool
}
