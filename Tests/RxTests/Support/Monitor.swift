import Rx
import RxSupport
import Testing

/// Checks that the closures it runs never overlap.
final class Monitor: Sendable {
    private let active = Guarded(0)

    func run(_ body: () -> Void) {
        let before = active.withLock { count in
            defer { count += 1 }
            return count
        }
        if before != 0 { Issue.record("two closures ran at once") }
        body()
        active.withLock { $0 -= 1 }
    }
}
