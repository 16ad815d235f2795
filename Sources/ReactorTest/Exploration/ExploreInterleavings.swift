public import ReactorKit

/// Sends a list of actions to a reactor, in sessions with every order of the work that the actions cause.
///
/// The actions come in the given order. Before and after each of them, every piece of pending work may run, and every
/// request may be answered in each way that `faults` permits. Sessions with fewer deviations from the prompt order, in
/// which the oldest work runs first and before the next action, are played first. So if `maxSessions` does not suffice,
/// the sessions that were played are those with the fewest deviations.
///
/// Orders that lead to the same states are not tried twice: a session ends early when it reaches a state with pending
/// work that an earlier session had, after the same actions. States are compared by their descriptions. A reactor or a
/// service that remembers more than the state needs `isReduced: false`.
///
/// - Parameters:
///   - make: Makes a reactor that was not started, with services that belong to the session.
///   - actions: The actions, in order.
///   - invariants: The conditions that must hold in every session.
///   - faults: The faults that requests may be answered with.
///   - checks: What the reactor must fulfil besides.
///   - isReduced: Whether to leave out orders that lead to the same states.
///   - maxSessions: The maximum number of sessions.
/// - Returns: The number of sessions, and whether they are all.
/// - Throws: An ``ExplorationFailure`` if a session violates an invariant or a check, or an
///   ``ExplorationUnavailable``.
/// - Complexity: Without reduction, exponential in the number of pieces of work that are pending at the same time.
@MainActor
@discardableResult
public func exploreInterleavings<Reactor: ReactorKit.Reactor>(
    reactor make: @escaping @MainActor (Exploration) -> Reactor, actions: [Reactor.Action],
    invariants: [Invariant<Reactor>] = [], faults: AnswerFaults = [], checks: ExplorationChecks = .all,
    isReduced: Bool = true, maxSessions: Int = 10_000
) async throws -> InterleavingReport {
    guard JobHook.isInstalled else { throw ExplorationUnavailable() }
    var search = InterleavingSearch(actions, faults, isReduced: isReduced) { world in
        world.add(make(world), actions: .oneOf([]), invariants: invariants, checks: checks)
    }
    return try await search.run(maxSessions: maxSessions)
}

/// The orders that an exploration of interleavings has tried.
public struct InterleavingReport: Sendable, CustomStringConvertible {
    /// The number of sessions that were played to their end.
    public internal(set) var sessions = 0
    /// The number of sessions that ended early, because their continuation was tried before.
    public internal(set) var reducedSessions = 0
    /// Whether all orders were tried.
    public internal(set) var isComplete = false
    /// The most deviations from the prompt order in a session.
    public internal(set) var deviations = 0

    /// The numbers in words.
    public var description: String {
        "\(isComplete ? "all" : "the first") \(sessions + reducedSessions) orders, \(reducedSessions) of them cut short"
            + ", with up to \(deviations) deviations"
    }
}
