internal import CReactorTest
internal import ReactorKit

/// Plays the sessions of an exploration.
@MainActor
struct Explorer {
    /// A session whose seed is a multiple of this number is repeated, to see whether it takes the same course.
    private static let repetitionInterval: UInt64 = 16

    let factory: Session.Factory
    let faults: AnswerFaults
    let maxActions: Int
    let isRepeated: Bool
    private(set) var sessions = 0
    private(set) var steps = 0

    init(
        faults: AnswerFaults, maxActions: Int, isRepeated: Bool, setUp: @escaping @MainActor (Exploration) -> Void
    ) {
        (self.faults, self.maxActions, self.isRepeated) = (faults, maxActions, isRepeated)
        factory = Session.Factory(setUp: setUp)
    }

    /// Plays the session with this seed. Explorations of several tests take turns, so a crash is reported with the seed
    /// of the session that began last, unless another has ended since.
    mutating func run(seed: UInt64) async throws(ExplorationFailure) {
        var session = RandomSession(seed: seed, maxActions: maxActions, faults: faults)
        crt_begin_session(seed)
        let outcome = await session.play(factory)
        crt_end_session()
        sessions += 1
        steps += outcome.plan.steps.count
        if let violation = outcome.violation { throw await factory.failure(outcome.plan, violation, seed) }
        if isRepeated, seed % Self.repetitionInterval == 0 { try await requireSameCourse(outcome.plan, seed) }
    }

    /// Plays sessions with new seeds until `end` or the first failure, whose seed it adds to the file.
    mutating func run(until end: ContinuousClock.Instant, _ known: KnownSeeds) async throws {
        var seed = ExplorationTime.firstSeed
        while ContinuousClock.now < end {
            do { try await run(seed: seed) } catch {
                try known.add(seed)
                throw error
            }
            seed &+= 1
        }
    }

    private func requireSameCourse(_ plan: SessionPlan, _ seed: UInt64) async throws(ExplorationFailure) {
        let outcomes = [await factory.replay(plan, isTraced: true), await factory.replay(plan, isTraced: true)]
        guard outcomes[0].trace != outcomes[1].trace else { return }
        let index = zip(outcomes[0].trace, outcomes[1].trace).prefix { $0 == $1 }.count
        let steps = outcomes.map { $0.trace.indices.contains(index) ? $0.trace[index] : "nothing" }
        throw ExplorationFailure(
            invariant: "the same session takes the same course",
            detail: "step \(index + 1) was once \"\(steps[0])\" and once \"\(steps[1])\"", steps: outcomes[1].trace,
            seed: seed, originalStepCount: plan.steps.count, recordings: outcomes[1].recordings)
    }
}
