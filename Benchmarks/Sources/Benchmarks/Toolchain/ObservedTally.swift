import Observation
import Samples

/// What Observation has for a reactor: a model that tells when what was read of it changes.
@Observable
final class ObservedTally: @unchecked Sendable {
    private(set) var value = 0

    func send(_ action: Tally.Action) {
        switch action {
        case .add(let number): value &+= number
        }
    }
}

/// Reads a tally now and whenever it has changed.
final class TallyReader: @unchecked Sendable {
    private let tally: ObservedTally
    private let read: (Int) -> Void
    private var isOutdated = false

    init(_ tally: ObservedTally, _ read: @escaping (Int) -> Void) {
        self.tally = tally
        self.read = read
        update()
    }

    /// To be called after a change: Observation tells before it.
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
