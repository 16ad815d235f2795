internal import ReactorKit
internal import Rx
internal import RxSupport

/// The events that the log has not received yet. Usable from any thread. If `capacity` events are pending, the next
/// event replaces all of them, so that a flood of events does not exhaust the memory.
final class PendingEvents: Sendable {
    private struct Contents {
        var events: [ReactorEvent] = []
        var lost = 0
    }

    private let contents = Guarded(Contents())
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    /// Adds an event.
    ///
    /// - Returns: Whether the caller must schedule the log, because nothing was pending.
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
        // The dropped values are released here, outside the lock, because their `deinit` may be user code.
        withExtendedLifetime(dropped) {}
        return wasEmpty
    }

    /// Removes and returns the pending events, and the number of events that were dropped.
    func removeAll() -> (events: [ReactorEvent], lost: Int) {
        contents.withLock { contents in
            defer { contents = Contents() }
            return (contents.events, contents.lost)
        }
    }
}
