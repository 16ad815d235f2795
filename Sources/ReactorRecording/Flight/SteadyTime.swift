internal import Foundation

/// The time of day, measured from the start with a monotonic clock. So the interval between two times is right even if
/// the system clock is set in between.
struct SteadyTime: Sendable {
    private let start = Date()
    private let instant = ContinuousClock.now

    var now: Date { start.addingTimeInterval((ContinuousClock.now - instant) / .seconds(1)) }
}
