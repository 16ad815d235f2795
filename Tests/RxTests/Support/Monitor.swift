import Rx
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

/// An event that happens once and that any thread may read.
final class Flag: Sendable {
    private let state = Guarded(false)

    var isSet: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}
