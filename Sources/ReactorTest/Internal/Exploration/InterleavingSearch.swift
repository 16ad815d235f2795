/// Searches all orders of the work that a list of actions causes, those with the smallest deviation from the prompt
/// order first.
@MainActor
struct InterleavingSearch {
    /// What decides how a session goes on.
    private struct Situation: Hashable {
        let sentActions: Int
        let hasReleased: Bool
        let state: String
        let pending: [String]
    }

    private let actions: [any Sendable]
    private let faults: AnswerFaults
    private let isReduced: Bool
    private let factory: Session.Factory
    /// The beginnings of sessions to play, by their deviation.
    private var beginnings: [[[SessionStep.Kind]]] = [[[]]]
    private var seen: Set<Situation> = []
    private var report = InterleavingReport()

    init(
        _ actions: [any Sendable], _ faults: AnswerFaults, isReduced: Bool,
        setUp: @escaping @MainActor (Exploration) -> Void
    ) {
        (self.actions, self.faults, self.isReduced) = (actions, faults, isReduced)
        factory = Session.Factory(setUp: setUp)
    }

    mutating func run(maxSessions: Int) async throws(ExplorationFailure) -> InterleavingReport {
        while let (beginning, deviations) = removeNext() {
            guard report.sessions + report.reducedSessions < maxSessions else { return report }
            report.deviations = max(report.deviations, deviations)
            try await play(beginning, deviations)
        }
        report.isComplete = true
        return report
    }

    private mutating func removeNext() -> ([SessionStep.Kind], deviations: Int)? {
        guard let deviations = beginnings.firstIndex(where: { !$0.isEmpty }) else { return nil }
        return beginnings[deviations].popLast().map { ($0, deviations) }
    }

    /// Plays a session that begins with these steps and then goes on in the prompt order.
    private mutating func play(_ beginning: [SessionStep.Kind], _ deviations: Int) async throws(ExplorationFailure) {
        let session = factory.session(SessionPlan())
        var path: [SessionStep.Kind] = []
        var isKnown = false
        for step in beginning where session.violation == nil {
            await session.perform(step)
            path.append(step)
        }
        while session.violation == nil {
            if isReduced, !seen.insert(situation(of: session, path)).inserted {
                isKnown = true
                break
            }
            let options = options(of: session, path)
            guard let prompt = options.first else { break }
            for (index, option) in options.enumerated().dropFirst() {
                add(path + [option], deviations: deviations + index)
            }
            await session.perform(prompt)
            path.append(prompt)
        }
        if isKnown {
            report.reducedSessions += 1
            return session.end()
        }
        report.sessions += 1
        let outcome = await session.finish()
        guard let violation = outcome.violation else { return }
        throw await factory.failure(outcome.plan, violation, nil)
    }

    private mutating func add(_ beginning: [SessionStep.Kind], deviations: Int) {
        while beginnings.count <= deviations { beginnings.append([]) }
        beginnings[deviations].append(beginning)
    }

    /// The steps that may come next. First the prompt one: the oldest work that is not a timer, or else the first
    /// timer, or else the next action.
    private func options(of session: Session, _ path: [SessionStep.Kind]) -> [SessionStep.Kind] {
        let choices = session.pending.choices
        let work = choices.filter { $0.due == nil } + choices.filter { $0.due != nil }
        var options: [SessionStep.Kind] = []
        if !session.pending.isAtRest {
            options = work.map { .run($0.key, .value) }
        }
        let sent = sentActions(in: path)
        if sent < actions.count, !session.hasReleased { options.append(.send(actions[sent], reactor: 0)) }
        for request in choices where request.isAnswer {
            if faults.contains(.failure), request.canFail { options.append(.run(request.key, .failure)) }
            if faults.contains(.silence) { options.append(.run(request.key, .never)) }
        }
        if faults.contains(.afterRelease), !session.hasReleased, !session.pending.isAtRest {
            options.append(.release(reactor: 0))
        }
        return options
    }

    private func sentActions(in path: [SessionStep.Kind]) -> Int {
        path.count { if case .send = $0 { true } else { false } }
    }

    private func situation(of session: Session, _ path: [SessionStep.Kind]) -> Situation {
        Situation(
            sentActions: sentActions(in: path), hasReleased: session.hasReleased,
            state: session.reactors.map(\.stateDescription).joined(separator: "\n"),
            pending: session.pending.items.map { "\($0.label) \($0.isSilent) \($0.due ?? -1)" }.sorted())
    }
}
