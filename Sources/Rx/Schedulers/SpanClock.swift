internal import Dispatch
package import Foundation

/// The clock for spans of time. Nobody sets it, unlike the time of day. The timers of Dispatch go by it, too.
package enum SpanClock {
    /// How many seconds have passed since some point in the past.
    package static var seconds: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// A scheduler whose `now` is the time of day. A span beside its timers is measured by the ``SpanClock``.
package protocol TimeOfDayScheduler: SchedulerType {}

extension ConcurrentDispatchQueueScheduler: TimeOfDayScheduler {}
extension ConcurrentMainScheduler: TimeOfDayScheduler {}
extension SerialDispatchQueueScheduler: TimeOfDayScheduler {}
