#if GTK
import Foundation

extension [Double] {
    /// The value that is not exceeded by the share `part` of all values.
    public func quantile(_ part: Double) -> Double {
        sorted()[Swift.min(count - 1, Int(Double(count) * part))]
    }
}

/// The resident memory of the process, in megabytes.
public func residentMegabytes() -> Double {
    guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    else {
        return .nan
    }
    return (Double(pages) ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
}

extension Frames {
    /// Prints the main thread's work for the frames, and how regularly the frames came.
    ///
    /// A frame is "dropped" if it took more than 16.7 ms of processor time. It is "late" if it came more than 25 ms
    /// after the frame before.
    public func printScrolling(_ name: String) {
        let dropped = workBetweenFrames.count { $0 > 1_000.0 / 60 }
        let late = intervals.count { $0 > 25 }
        print(
            String(
                format:
                    "  %@ work %5.1f ms, 99%% %5.1f, most %5.1f, %d of %d dropped; every %4.1f ms, %d late",
                name.padding(toLength: 27, withPad: " ", startingAt: 0), workBetweenFrames.quantile(0.5),
                workBetweenFrames.quantile(0.99),
                workBetweenFrames.quantile(1), dropped, workBetweenFrames.count, intervals.quantile(0.5), late))
    }
}
#endif
