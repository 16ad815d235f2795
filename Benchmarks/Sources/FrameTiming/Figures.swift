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
        /// Prints how much work the frames were and how regularly they came. "Late" is more than 25 ms after the one before.
        public func printScrolling(_ name: String) {
            let late = intervals.filter { $0 > 25 }.count
            print(
                String(
                    format:
                        "  %@ processor %5.1f ms, 99%% %5.1f, most %5.1f; wall, 99%% %5.1f; every %4.1f ms, %d of %d late",
                    name.padding(toLength: 27, withPad: " ", startingAt: 0), work.map(\.processor).quantile(0.5),
                    work.map(\.processor).quantile(0.99), work.map(\.processor).quantile(1),
                    work.map(\.wall).quantile(0.99), intervals.quantile(0.5), late, work.count))
        }
    }
#endif
