/// Looks for the shortest session that violates the same condition.
@MainActor
struct Shrinker {
    /// The maximum number of steps for which pairs of steps are tried.
    private static let maxStepsForPairs = 24

    private let factory: Session.Factory
    /// Whether the actions are given, so that none may be left out.
    private let keepsActions: Bool
    private let violation: Violation
    private var best: SessionPlan
    /// How many more sessions may be tried.
    private var budget = 2_000

    init(_ plan: SessionPlan, _ violation: Violation, _ factory: Session.Factory, keepsActions: Bool) {
        self.keepsActions = keepsActions
        (best, self.violation, self.factory) = (plan, violation, factory)
    }

    /// Returns the shortest plan found. Unless the budget ran out, no single step can be left out.
    ///
    /// - Complexity: O(n²) sessions in the number of steps, at most 2,000.
    mutating func shrink() async -> SessionPlan {
        var length: Int
        repeat {
            length = best.steps.count
            await runJobsAtOnce()
            await removeParts()
            await removePairs()
            await replaceFaults()
        } while best.steps.count < length && budget > 0
        return best
    }

    /// Lets the jobs of tasks run at once if the session still fails. It usually does.
    private mutating func runJobsAtOnce() async {
        guard !best.runsJobsAtOnce else { return }
        var plan = best
        plan.runsJobsAtOnce = true
        await accept(plan)
    }

    private mutating func removeParts() async {
        var size = max(1, best.steps.count / 2)
        while true {
            var start = 0
            while start < best.steps.count, budget > 0 {
                var plan = best
                plan.steps.removeSubrange(start..<min(start + size, plan.steps.count))
                if await !accept(plan) { start += size }
            }
            if size == 1 || budget == 0 { return }
            size /= 2
        }
    }

    /// Removes two steps at once, such as a request and its answer.
    private mutating func removePairs() async {
        guard best.steps.count <= Self.maxStepsForPairs else { return }
        var first = 0
        while first < best.steps.count, budget > 0 {
            let length = best.steps.count
            for second in best.steps.indices.dropFirst(first + 1) where best.steps.count == length {
                var plan = best
                plan.steps.remove(at: second)
                plan.steps.remove(at: first)
                await accept(plan)
            }
            if best.steps.count == length { first += 1 }
        }
    }

    private mutating func replaceFaults() async {
        for index in best.steps.indices {
            guard best.steps.indices.contains(index), case .run(let key, let answer) = best.steps[index].kind,
                answer != .value
            else { continue }
            var plan = best
            plan.steps[index] = SessionStep(number: plan.steps[index].number, kind: .run(key, .value))
            await accept(plan, isAccepted: { $0 <= $1 })
        }
    }

    /// Plays `plan`, and adopts its performed steps if they violate the same condition and are not longer than
    /// permitted.
    @discardableResult
    private mutating func accept(
        _ plan: SessionPlan, isAccepted: (Int, Int) -> Bool = { $0 < $1 }
    ) async -> Bool {
        guard budget > 0, !keepsActions || plan.actionCount == best.actionCount else { return false }
        budget -= 1
        let outcome = await factory.replay(plan)
        guard outcome.violation?.name == violation.name,
            isAccepted(outcome.plan.steps.count, best.steps.count)
                || (outcome.plan.steps.count == best.steps.count
                    && outcome.plan.runsJobsAtOnce != best.runsJobsAtOnce)
        else { return false }
        best = outcome.plan
        return true
    }
}

extension SessionPlan {
    fileprivate var actionCount: Int {
        steps.count { if case .send = $0.kind { true } else { false } }
    }
}
