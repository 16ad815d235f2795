/// A figure that must not be exceeded.
struct Goal {
    let name: String
    let measured: Double
    let limit: Double

    var holds: Bool { measured <= limit }
}

extension Report {
    /// What the measured families must come to, and what single cases must that are no ratio.
    var goals: [Goal] {
        let means = families.compactMap { family in
            family.goal.map { Goal(name: "\(family.name): geometric mean", measured: family.geometricMean, limit: $0) }
        }
        return means + [lookUpGoal].compactMap { $0 }
    }

    private var lookUpGoal: Goal? {
        let measurements = families.flatMap(\.measurements)
        guard let lookUp = measurements.first(where: { $0.name == Benchmarks.lookUp.name }),
            let send = measurements.first(where: { $0.name == sendAction.name })
        else { return nil }
        return Goal(
            name: "\(lookUp.name), as part of \(send.name)", measured: lookUp.streams.value / send.streams.value,
            limit: 1 / 3)
    }
}
