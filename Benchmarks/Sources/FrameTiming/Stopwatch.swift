#if GTK
import Foundation

/// Measures wall-clock time, and the processor time of the current thread.
///
/// Users wait for the wall-clock time. The processor time does not grow if other programs use the processor.
public struct Stopwatch {
    /// Milliseconds on both clocks.
    public struct Time {
        /// The wall-clock time.
        public let wall: Double
        /// The processor time of the thread.
        public let processor: Double

        /// Adds two times.
        public static func + (first: Time, second: Time) -> Time {
            Time(wall: first.wall + second.wall, processor: first.processor + second.processor)
        }
    }

    private let start = now

    /// Starts measuring.
    public init() {}

    /// The time since the start.
    public var elapsed: Time {
        let now = Self.now
        return Time(wall: now.wall - start.wall, processor: now.processor - start.processor)
    }

    private static var now: Time {
        Time(wall: milliseconds(CLOCK_MONOTONIC), processor: milliseconds(CLOCK_THREAD_CPUTIME_ID))
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
#endif
