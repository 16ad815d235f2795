/// A measured figure, and the limit that it must not exceed.
struct Goal {
    let name: String
    let measured: Double
    let limit: Double

    var holds: Bool { measured <= limit }
}

extension Report {
    /// The goals for the geometric means of the measured families.
    var goals: [Goal] {
        families.compactMap { family in
            family.goal.map { Goal(name: "\(family.name): geometric mean", measured: family.geometricMean, limit: $0) }
        }
    }
}
