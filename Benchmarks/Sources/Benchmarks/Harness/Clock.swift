import Foundation

/// What time is measured by.
enum Clock {
    /// The processor time of all threads: what other programs take is not in it.
    case processor
    /// The time that passes, for what waits for another thread.
    case wall

    /// Nanoseconds.
    var now: Double {
        var time = timespec()
        clock_gettime(self == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
