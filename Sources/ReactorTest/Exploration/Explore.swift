public import ReactorKit
internal import ReactorRecording

/// Plays random sessions of a reactor, with its pending work in random order.
///
/// Each session makes a new reactor and sends it random actions. Between them the session decides what runs next: a job
/// of a task, work or a timer of a Dispatch scheduler, or an answer of an ``Exploration``. Time is virtual, and nothing
/// sleeps.
///
/// `always`, `never` and `change` are checked at each mutation, `after` and `eventually` after each step, and `atRest`
/// at the end. An unhandled failure ends the session at once. At the end all pending work runs, and the other built-in
/// checks follow.
///
/// `swift package explore --minutes 10` runs the tests with "explor" in their names for ten minutes, with new seeds.
///
/// If a session violates an invariant or a check, throws an ``ExplorationFailure`` with the shortest session found that
/// violates it, too. If a session crashes the program, prints the seed of the session that began last to standard
/// error. Prints nothing if another session has ended meanwhile, or if the crash occurs when a session is shrunk or
/// repeated.
///
/// Work that the exploration does not control is not repeatable: `Task.sleep`, work that the app itself gives to a
/// Dispatch queue or a thread, and real services. Give the reactor test services instead, and an
/// ``Exploration/clock``. An exploration does not call the failure handler of `ReactorHooks`.
///
/// - Parameters:
///   - make: Makes a reactor that was not started, with services that belong to the session.
///   - actions: Chooses the user's actions.
///   - invariants: The conditions that must hold in every session.
///   - faults: The faults that may occur.
///   - checks: The built-in checks.
///   - seed: The seed of the first session. The next session has the next seed. Without effect under
///     `swift package explore`.
///   - runs: The number of sessions with new seeds. Without effect under `swift package explore`.
///   - maxActions: The maximum number of actions in a session.
///   - filePath: The file of the test. The package's folder `Explorations` has the seeds of sessions that failed under
///     `swift package explore`. They are played first.
///   - function: The name of the test.
/// - Returns: The numbers of sessions and steps, and the coverage.
/// - Throws: An ``ExplorationFailure`` if a session violates an invariant or a check. An ``ExplorationSeedsError`` if
///   the file of seeds cannot be used. An ``ExplorationUnavailable`` if Swift's runtime does not let tasks be
///   controlled.
@MainActor
@discardableResult
public func explore<Reactor: ReactorKit.Reactor>(
    reactor make: @escaping @MainActor (Exploration) -> Reactor, actions: ActionGenerator<Reactor>,
    invariants: [Invariant<Reactor>] = [], faults: AnswerFaults = .afterRelease, checks: ExplorationChecks = .all,
    seed: UInt64 = 1, runs: Int = 200, maxActions: Int = 12, filePath: StaticString = #filePath,
    function: StaticString = #function
) async throws -> ExplorationReport {
    try await explore(
        faults: faults, isRepeated: checks.contains(.determinism), seed: seed, runs: runs, maxActions: maxActions,
        filePath: filePath, function: function
    ) { world in
        world.add(make(world), actions: actions, invariants: invariants, checks: checks)
    }
}

/// Plays random sessions of a reactor that needs no services.
///
/// Otherwise like the function whose `make` receives an ``Exploration``.
@MainActor
@discardableResult
public func explore<Reactor: ReactorKit.Reactor>(
    reactor make: @escaping @MainActor () -> Reactor, actions: ActionGenerator<Reactor>,
    invariants: [Invariant<Reactor>] = [], faults: AnswerFaults = .afterRelease, checks: ExplorationChecks = .all,
    seed: UInt64 = 1, runs: Int = 200, maxActions: Int = 12, filePath: StaticString = #filePath,
    function: StaticString = #function
) async throws -> ExplorationReport {
    try await explore(
        reactor: { _ in make() }, actions: actions, invariants: invariants, faults: faults, checks: checks,
        seed: seed, runs: runs, maxActions: maxActions, filePath: filePath, function: function)
}

/// Plays random sessions of several reactors, such as those of two windows that share a service.
///
/// Each action goes to one of the reactors. Otherwise like the function that makes one reactor.
///
/// - Parameters:
///   - faults: The faults that may occur.
///   - isRepeated: Whether some sessions are repeated, to check that they take the same course again.
///   - seed: The seed of the first session. The next session has the next seed. Without effect under
///     `swift package explore`.
///   - runs: The number of sessions with new seeds. Without effect under `swift package explore`.
///   - maxActions: The maximum number of actions in a session.
///   - filePath: The file of the test. The package's folder `Explorations` has the seeds of sessions that failed under
///     `swift package explore`. They are played first.
///   - function: The name of the test.
///   - setUp: Makes the services and the reactors of a session, and adds the reactors with
///     ``Exploration/add(_:actions:invariants:checks:)``.
/// - Returns: The numbers of sessions and steps, and the coverage.
/// - Throws: An ``ExplorationFailure``, an ``ExplorationSeedsError`` or an ``ExplorationUnavailable``.
@MainActor
@discardableResult
public func explore(
    faults: AnswerFaults = .afterRelease, isRepeated: Bool = true, seed: UInt64 = 1, runs: Int = 200,
    maxActions: Int = 12, filePath: StaticString = #filePath, function: StaticString = #function,
    session setUp: @escaping @MainActor (Exploration) -> Void
) async throws -> ExplorationReport {
    guard JobHook.isInstalled else { throw ExplorationUnavailable() }
    let known = KnownSeeds(filePath, function)
    var explorer = Explorer(faults: faults, maxActions: maxActions, isRepeated: isRepeated, setUp: setUp)
    for seed in try known.read() { try await explorer.run(seed: seed) }
    if let end = ExplorationTime.end {
        try await explorer.run(until: end, known)
    } else {
        for run in 0..<max(0, runs) { try await explorer.run(seed: seed &+ UInt64(run)) }
    }
    return ExplorationReport(explorer)
}

/// The error of an exploration on a runtime that does not let tasks be controlled.
public struct ExplorationUnavailable: Error, CustomStringConvertible {
    /// The description of the error.
    public var description: String {
        "This version of Swift's runtime has no swift_task_enqueueGlobal_hook, which explore(…) needs."
    }
}
