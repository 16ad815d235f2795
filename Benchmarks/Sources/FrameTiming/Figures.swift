#if GTK
import Foundation

extension [Double] {
    /// The value that this part of the values do not exceed.
    public func quantile(_ part: Double) -> Double {
        sorted()[Swift.min(count - 1, Int(Double(count) * part))]
    }
}

/// What the process has in memory now, in megabytes.
public func residentMegabytes() -> Double {
    guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    else {
        return .nan
    }
    return (Double(pages) ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
}

extension Frames {
    /// Prints how much work of the main thread the frames were, and how regularly they came.
    ///
    /// "Dropped" are those that took the processor more than 16.7 ms; "late" came more than 25 ms after the one before.
    public func printScrolling(_ name: String) {
        let dropped = turns.count { $0 > 1_000.0 / 60 }
        let late = intervals.count { $0 > 25 }
        print(
            String(
                format:
                    "  %@ work %5.1f ms, 99%% %5.1f, most %5.1f, %d of %d dropped; every %4.1f ms, %d late",
                name.padding(toLength: 27, withPad: " ", startingAt: 0), turns.quantile(0.5), turns.quantile(0.99),
                turns.quantile(1), dropped, turns.count, intervals.quantile(0.5), late))
    }
}
#endif
