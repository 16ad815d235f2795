import CHeap
import Foundation

/// The resident memory of this program, in KiB, after the allocator has returned unused memory to the system.
func residentMemory() -> Int {
    heap_trim()
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize()) / 1024
}
