import Observation
import Samples

/// Observation's counterpart of a reactor: a model that notifies its readers when a property that they read changes.
///
/// Sound: The benchmark uses the model and its reader on one thread.
@Observable
final class ObservedTally: @unchecked Sendable {
    private(set) var value = 0

    func send(_ action: Tally.Action) {
        switch action {
        case .add(let number): value &+= number
        }
    }
}

/// Reads a tally at once, and again after each change.
///
/// Sound: The benchmark uses the tally on one thread, and Observation calls `onChange` on the thread that changes it.
final class TallyReader: @unchecked Sendable {
    private let tally: ObservedTally
    private let read: (Int) -> Void
    private var isOutdated = false

    init(_ tally: ObservedTally, _ read: @escaping (Int) -> Void) {
        self.tally = tally
        self.read = read
        update()
    }

    /// Reads the tally again if it has changed. Call this after a change, because Observation calls `onChange` before
    /// it.
    func updateIfOutdated() { if isOutdated { update() } }

    private func update() {
        isOutdated = false
        withObservationTracking {
            read(tally.value)
        } onChange: {
            self.isOutdated = true
        }
    }
}
