import CHeap
import Foundation

/// The memory of this program, in KiB, when the allocator has given back what it does not need.
func residentMemory() -> Int {
    heap_trim()
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize()) / 1024
}
