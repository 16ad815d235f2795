/// Looks for the shortest session that violates the same condition.
@MainActor
struct Shrinker {
    /// The maximum number of steps that are removed at once, after parts of the session were tried.
    private static let maxGroupSize = 4
    /// The maximum number of groups of one size that are tried: pairs up to 25 steps, groups of four up to 10.
    private static let maxGroups = 300

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
    /// - Complexity: At most 2,000 sessions.
    mutating func shrink() async -> SessionPlan {
        var length: Int
        repeat {
            length = best.steps.count
            await runJobsAtOnce()
            await removeParts()
            await removeGroups(of: 2...Self.maxGroupSize, regeneratesActions: false)
            if !keepsActions { await removeGroups(of: 1...Self.maxGroupSize, regeneratesActions: true) }
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

    /// Removes several steps at once that are not neighbours, such as an action, its answer, and an action that is
    /// possible only after the answer.
    private mutating func removeGroups(of sizes: ClosedRange<Int>, regeneratesActions: Bool) async {
        for size in sizes {
            var group = Array(0..<size)
            while budget > 0, let last = group.last, last < best.steps.count, groupCount(of: size) <= Self.maxGroups {
                var plan = best
                plan.regeneratesActions = regeneratesActions
                for index in group.reversed() { plan.steps.remove(at: index) }
                if await accept(plan) { continue }
                advance(&group)
            }
        }
    }

    /// The number of groups of this size.
    private func groupCount(of size: Int) -> Int {
        (0..<size).reduce(1) { count, index in count * (best.steps.count - index) / (index + 1) }
    }

    /// Replaces a group of ascending indices by the next group of the same size. After the last group, its indices are
    /// out of range.
    private func advance(_ group: inout [Int]) {
        let count = best.steps.count
        let moved = group.indices.last { group[$0] < count - group.count + $0 } ?? 0
        group[moved] += 1
        for index in group.indices.dropFirst(moved + 1) { group[index] = group[index - 1] + 1 }
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
