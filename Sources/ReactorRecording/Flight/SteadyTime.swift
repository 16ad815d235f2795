internal import Foundation

/// The time of day at the start, and what has passed since. So the spans between two times are right though the clock is set meanwhile.
struct SteadyTime: Sendable {
    private let start = Date()
    private let instant = ContinuousClock.now

    var now: Date { start.addingTimeInterval((ContinuousClock.now - instant) / .seconds(1)) }
}
