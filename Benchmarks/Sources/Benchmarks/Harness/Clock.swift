import Foundation

/// The clock of a measurement.
enum Clock {
    /// The processor time of all threads. Other programs do not lengthen it.
    case processor
    /// The wall-clock time, for cases that wait for another thread.
    case wall

    /// The current time in nanoseconds.
    var now: Double {
        var time = timespec()
        clock_gettime(self == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
