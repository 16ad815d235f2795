/// A figure that must not be exceeded.
struct Goal {
    let name: String
    let measured: Double
    let limit: Double

    var holds: Bool { measured <= limit }
}

extension Report {
    /// What the geometric means of the measured families must come to.
    var goals: [Goal] {
        families.compactMap { family in
            family.goal.map { Goal(name: "\(family.name): geometric mean", measured: family.geometricMean, limit: $0) }
        }
    }
}
