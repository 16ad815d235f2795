import Rx
import Testing

/// Sees to it that what it runs never overlaps.
final class Monitor: Sendable {
    private let active = Guarded(0)

    func run(_ body: () -> Void) {
        let before = active.withLock { count in
            defer { count += 1 }
            return count
        }
        if before != 0 { Issue.record("two at once") }
        body()
        active.withLock { $0 -= 1 }
    }
}

/// Something that happens once, seen from any thread.
final class Flag: Sendable {
    private let state = Guarded(false)

    var isSet: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}
