internal import Dispatch
package import Foundation

/// The clock for measuring spans of time. Unlike the time of day, it cannot be set. The timers of Dispatch use the same
/// clock.
package enum SpanClock {
    /// The seconds that have passed since some point in the past.
    package static var seconds: TimeInterval {
        WorkControl.current?.seconds ?? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    /// The time of day. Under a controller, a fixed day that begins with its virtual time.
    static var timeOfDay: Date {
        WorkControl.current.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date()
    }
}

/// A scheduler whose `now` is the time of day. Operators measure spans with the ``SpanClock`` instead, like its timers.
package protocol TimeOfDayScheduler: SchedulerType {}

extension ConcurrentDispatchQueueScheduler: TimeOfDayScheduler {}
extension ConcurrentMainScheduler: TimeOfDayScheduler {}
extension SerialDispatchQueueScheduler: TimeOfDayScheduler {}
