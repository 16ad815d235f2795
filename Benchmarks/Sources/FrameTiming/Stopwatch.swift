#if GTK
import Foundation

/// Measures time as the clock on the wall has it, and as the processor spent it on this thread.
///
/// The first is what a person waits for; the second does not grow when other programs take the processor.
public struct Stopwatch {
    /// Milliseconds by both clocks.
    public struct Time {
        /// What passed.
        public let wall: Double
        /// What the processor spent on this thread.
        public let processor: Double

        /// One time after the other.
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
