internal import Foundation

/// How long explorations go on if `swift package explore` runs them.
enum ExplorationTime {
    /// The end of all explorations of the process, or `nil` if each plays its number of sessions.
    static let end: ContinuousClock.Instant? = ProcessInfo.processInfo.environment["EXPLORE_MINUTES"]
        .flatMap(Double.init).map { ContinuousClock.now + .seconds($0 * 60) }

    /// The first seed of a run, which no earlier run has used.
    static let firstSeed = UInt64(Date().timeIntervalSince1970) << 20
}
