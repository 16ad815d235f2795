internal import ReactorKit
internal import Rx

/// What reactors have told and the log has not taken yet. Any thread; bounded, so that a flood does not fill the memory.
final class PendingEvents: Sendable {
    private struct Contents {
        var events: [ReactorEvent] = []
        var lost = 0
    }

    private let contents = Guarded(Contents())
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    /// - Returns: Whether it was empty.
    func add(_ event: ReactorEvent) -> Bool {
        var dropped: [ReactorEvent] = []
        let wasEmpty = contents.withLock { contents in
            if contents.events.count >= capacity {
                contents.lost += contents.events.count
                swap(&dropped, &contents.events)
                contents.events.append(event)
                return false
            }
            contents.events.append(event)
            return contents.events.count == 1
        }
        // The values are released here: that may be user code.
        withExtendedLifetime(dropped) {}
        return wasEmpty
    }

    /// What has come since, and how many came that could not be kept.
    func take() -> (events: [ReactorEvent], lost: Int) {
        contents.withLock { contents in
            defer { contents = Contents() }
            return (contents.events, contents.lost)
        }
    }
}
