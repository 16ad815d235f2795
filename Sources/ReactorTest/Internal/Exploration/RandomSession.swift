/// Chooses the steps of a session by a seed.
@MainActor
struct RandomSession {
    private var random: ExplorationRandom
    private let faults: AnswerFaults
    private var actionsLeft: Int
    private let runsJobsAtOnce: Bool
    private let releasesEarly: Bool
    /// The probability that the user acts before pending work runs.
    private let actionRate: Double
    /// The probability that the oldest work runs first.
    private let orderRate: Double

    /// - Parameters:
    ///   - seed: The seed of the session.
    ///   - maxActions: The maximum number of actions.
    ///   - faults: How requests may be answered.
    init(seed: UInt64, maxActions: Int, faults: AnswerFaults) {
        var random = ExplorationRandom(seed: seed)
        self.faults = faults
        actionsLeft = Int.random(in: 1...max(1, maxActions), using: &random)
        runsJobsAtOnce = random.chance(0.75)
        let releases = random.chance(0.25)
        releasesEarly = faults.contains(.afterRelease) && releases
        actionRate = [0.2, 0.5, 0.8].randomElement(using: &random) ?? 0.5
        orderRate = [0, 0.5, 0.9].randomElement(using: &random) ?? 0.5
        self.random = random
    }

    /// Plays the session.
    mutating func play(_ factory: Session.Factory) async -> Session.Outcome {
        let session = factory.session(SessionPlan(runsJobsAtOnce: runsJobsAtOnce))
        while session.violation == nil, let step = nextStep(of: session) { await session.perform(step) }
        return await session.finish()
    }

    private mutating func nextStep(of session: Session) -> SessionStep.Kind? {
        let choices = session.pending.choices
        if actionsLeft > 0, choices.isEmpty || random.chance(actionRate) {
            actionsLeft -= 1
            if let action = nextAction(of: session) { return action }
        }
        if releasesEarly, let index = nextRelease(of: session) { return .release(reactor: index) }
        guard !choices.isEmpty, actionsLeft > 0 || !session.pending.isAtRest else {
            return actionsLeft > 0 ? nextStep(of: session) : nil
        }
        let item = random.chance(orderRate) ? choices[0] : choices.randomElement(using: &random) ?? choices[0]
        return .run(item.key, answer(to: item))
    }

    private mutating func nextAction(of session: Session) -> SessionStep.Kind? {
        guard !session.reactors.isEmpty else { return nil }
        let index = Int.random(in: session.reactors.indices, using: &random)
        return session.reactors[index].nextAction(&random).map { .send($0, reactor: index) }
    }

    /// Chooses a reactor to release. A single reactor is released after the last action. One of several may be released
    /// at any time.
    private mutating func nextRelease(of session: Session) -> Int? {
        let open = session.reactors.indices.filter { !session.reactors[$0].isReleased }
        guard session.reactors.count > 1 else { return actionsLeft == 0 ? open.first : nil }
        return random.chance(0.1) ? open.randomElement(using: &random) : nil
    }

    private mutating func answer(to item: PendingWork.Item) -> Answer {
        guard item.isAnswer else { return .value }
        if faults.contains(.failure), item.canFail, random.chance(0.25) { return .failure }
        if faults.contains(.silence), random.chance(0.1) { return .never }
        return .value
    }
}
