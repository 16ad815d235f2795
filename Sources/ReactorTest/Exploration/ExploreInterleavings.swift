public import ReactorKit

/// Sends a list of actions to a reactor, in sessions with every order of answers, timers and scheduled work.
///
/// The actions come in the given order. Before and after each of them, every piece of pending work may run, and every
/// request may be answered in each way that `faults` permits. Jobs of tasks run at once, in order.
///
/// In the prompt order, the oldest work that is not a timer comes first, then the first timer, and then the next
/// action. A step deviates from it by its rank among the possible steps, and a session by the sum of its steps.
/// Sessions with a smaller deviation are played first, also if `maxSessions` does not suffice for all.
///
/// A session ends early if an earlier session had the same state, the same pending work and the same number of sent
/// actions. States are compared by their descriptions. Pass `isReduced: false` if a reactor or a service stores
/// anything that the state does not show.
///
/// - Parameters:
///   - make: Makes a reactor that was not started, with services that belong to the session.
///   - actions: The actions, in order.
///   - invariants: The conditions that must hold in every session.
///   - faults: The faults that may occur. None by default.
///   - checks: The built-in checks. ``ExplorationChecks/determinism`` has no effect here.
///   - isReduced: Whether to leave out orders that lead to the same states.
///   - maxSessions: The maximum number of sessions.
/// - Returns: The number of sessions, and whether all orders were tried.
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
    /// The largest deviation of a session from the prompt order.
    public internal(set) var deviations = 0

    /// The numbers in words.
    public var description: String {
        "\(isComplete ? "all" : "the first") \(sessions + reducedSessions) orders, \(reducedSessions) of them cut short"
            + ", with a deviation of up to \(deviations)"
    }
}
