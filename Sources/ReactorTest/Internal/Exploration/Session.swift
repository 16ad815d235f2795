internal import Rx

/// A session of an exploration: reactors, the work that they wait for, and the steps so far.
@MainActor
final class Session {
    /// The result of a session.
    struct Outcome: Sendable {
        let plan: SessionPlan
        let violation: Violation?
        /// The steps with the changes of each, if the session was traced.
        let trace: [String]
        /// The recordings of the reactors, if the session was recorded.
        let recordings: [any Sendable]
    }

    /// The maximum number of steps until the session comes to rest, for timers that start each other without end. The
    /// conditions at rest are not checked if more are needed.
    private static let maxStepsToRest = 1_000

    let exploration: Exploration
    private let isTraced: Bool
    private let runsJobsAtOnce: Bool
    private var steps: [SessionStep] = []
    private var trace: [String] = []
    private var lastNumber: Int
    private var hasSilence = false
    private var sharedViolation: Violation?

    /// - Parameters:
    ///   - plan: Steps that the caller will perform. New steps get higher numbers.
    ///   - isTraced: Whether to describe each step, and to record the reactors.
    ///   - setUp: Adds the reactors.
    init(_ plan: SessionPlan, isTraced: Bool, _ coverages: Coverages, _ setUp: @MainActor (Exploration) -> Void) {
        self.isTraced = isTraced
        runsJobsAtOnce = plan.runsJobsAtOnce
        lastNumber = plan.steps.map(\.number).max() ?? 0
        let exploration = Exploration(SessionSetup(isRecorded: isTraced, coverages))
        self.exploration = exploration
        WorkControl.begin()
        WorkControl.run(under: exploration.pending) { setUp(exploration) }
    }

    var reactors: [any AnyExploredReactor] { exploration.setup.reactors }

    /// Whether a reactor was released.
    var hasReleased: Bool { reactors.contains { $0.isReleased } }

    var pending: PendingWork { exploration.pending }

    var violation: Violation? { reactors.lazy.compactMap(\.violation).first ?? sharedViolation }

    // MARK: Steps

    /// Performs a step. Does nothing if its work is not pending, its action is not possible, or its reactor is
    /// released.
    func perform(_ step: SessionStep) async {
        pending.begin(step: step.number)
        guard begin(step) else { return }
        steps.append(step)
        await settle()
        for reactor in reactors {
            reactor.checkAction()
            reactor.check(at: pending.seconds)
        }
        if isTraced { trace.append(describe(step)) }
    }

    /// Performs a step with the next number.
    func perform(_ kind: SessionStep.Kind) async {
        lastNumber += 1
        await perform(SessionStep(number: lastNumber, kind: kind))
    }

    /// Replaces an action that the generator does not generate now by one of its case.
    fileprivate func regenerated(_ step: SessionStep) -> SessionStep {
        guard case .send(let action, let index) = step.kind,
            let generated = reactors[index].generatedAction(like: action)
        else { return step }
        return SessionStep(number: step.number, kind: .send(generated, reactor: index))
    }

    private func begin(_ step: SessionStep) -> Bool {
        switch step.kind {
        case .send(let action, let index):
            var isSent = false
            WorkControl.run(under: pending) { isSent = reactors[index].send(action) }
            return isSent
        case .run(let key, let answer):
            guard let item = pending.choice(for: key) else { return false }
            if answer == .never { hasSilence = true }
            pending.run(item, answer)
        case .release(let index):
            guard !reactors[index].isReleased else { return false }
            WorkControl.run(under: pending) { reactors[index].release() }
        }
        return true
    }

    /// Lets the main actor run its jobs, and runs those of tasks if `runsJobsAtOnce`, until three turns in a row have
    /// added no work.
    private func settle() async {
        var quietTurns = 0
        while quietTurns < 3 {
            if runsJobsAtOnce { pending.runJobs() }
            let count = pending.addedCount
            await Task.yield()
            quietTurns = pending.addedCount == count ? quietTurns + 1 : 0
        }
    }

    /// Describes the step and its changes. Names the reactors if there are several.
    private func describe(_ step: SessionStep) -> String {
        let changes = reactors.indices.flatMap { index in reactors[index].takeChanges().map { name(index) + $0 } }
        let receiver =
            switch step.kind {
            case .send(_, let index), .release(let index): name(index)
            case .run: ""
            }
        return receiver + step.description + (changes.isEmpty ? "" : "  →  " + changes.joined(separator: ", "))
    }

    private func name(_ index: Int) -> String {
        guard reactors.count > 1 else { return "" }
        let type = reactors[index].typeName
        let number = reactors[...index].count { $0.typeName == type }
        return reactors.count { $0.typeName == type } > 1 ? "\(type) \(number): " : "\(type): "
    }

    // MARK: The end

    /// Lets all pending work run, checks the reactors at rest and after their release, and ends the session.
    func finish() async -> Outcome {
        await comeToRest()
        if violation == nil, pending.isAtRest, !hasSilence {
            checkAtRest()
        }
        if violation == nil {
            await checkRelease()
        }
        let violation = violation
        end()
        let plan = SessionPlan(steps: steps, runsJobsAtOnce: runsJobsAtOnce)
        return Outcome(
            plan: plan, violation: violation, trace: trace, recordings: reactors.compactMap(\.recording))
    }

    /// Ends the session without further checks.
    func end() {
        for reactor in reactors { reactor.end() }
        WorkControl.run(under: pending) { pending.close() }
        WorkControl.end()
    }

    private func checkAtRest() {
        for reactor in reactors {
            reactor.isReleased ? reactor.checkRelease() : reactor.checkAtRest(isIdle: pending.items.isEmpty)
        }
        // The state of a released reactor does not change any more.
        guard !hasReleased else { return }
        for condition in exploration.setup.conditions where sharedViolation == nil && !condition.holds() {
            sharedViolation = Violation(name: condition.name, detail: "no work is pending")
        }
    }

    private func comeToRest() async {
        for _ in 0..<Self.maxStepsToRest where violation == nil {
            guard !pending.isAtRest, let item = nextToRest else { return }
            await perform(.run(item.key, .value))
        }
    }

    /// The work to run next: the oldest that is not a timer, or else the first timer.
    private var nextToRest: PendingWork.Item? {
        let choices = pending.choices
        return choices.first { $0.due == nil } ?? choices.first
    }

    private func checkRelease() async {
        let open = reactors.filter { !$0.isReleased }
        if !open.isEmpty {
            lastNumber += 1
            pending.begin(step: lastNumber)
            WorkControl.run(under: pending) { for reactor in open { reactor.release() } }
            await settle()
        }
        await comeToRest()
        for reactor in reactors { reactor.checkRelease() }
    }
}

extension Session {
    /// Makes the sessions of an exploration.
    @MainActor
    struct Factory {
        let coverages = Coverages()
        let setUp: @MainActor (Exploration) -> Void

        /// Makes a session.
        func session(_ plan: SessionPlan, isTraced: Bool = false) -> Session {
            Session(plan, isTraced: isTraced, coverages, setUp)
        }

        /// Performs the steps of `plan` and lets the remaining work run.
        func replay(_ plan: SessionPlan, isTraced: Bool = false) async -> Outcome {
            let session = session(plan, isTraced: isTraced)
            for step in plan.steps where session.violation == nil {
                await session.perform(plan.regeneratesActions ? session.regenerated(step) : step)
            }
            return await session.finish()
        }

        /// Shrinks the session, and describes it.
        func failure(_ plan: SessionPlan, _ violation: Violation, _ seed: UInt64?) async -> ExplorationFailure {
            var shrinker = Shrinker(plan, violation, self, keepsActions: seed == nil)
            let outcome = await replay(await shrinker.shrink(), isTraced: true)
            let detail =
                outcome.violation?.name == violation.name
                ? outcome.violation?.detail ?? violation.detail
                : violation.detail + "; the session took another course when it was repeated"
            return ExplorationFailure(
                invariant: violation.name, detail: detail, steps: outcome.trace, seed: seed,
                originalStepCount: plan.steps.count, recordings: outcome.recordings)
        }
    }
}
