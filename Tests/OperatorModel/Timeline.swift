/// An event without its moment.
package enum ModelEvent: Equatable, Sendable {
    case next(Int)
    case error(String)
    case completed

    var isTerminal: Bool {
        if case .next = self { return false }
        return true
    }
}

extension ModelEvent: CustomStringConvertible {
    package var description: String {
        switch self {
        case .next(let element): "\(element)"
        case .error(let name): "#\(name)"
        case .completed: "|"
        }
    }
}

/// An event and its tick.
package struct Timed: Equatable, Sendable, CustomStringConvertible {
    package var tick: Int
    package var signal: ModelEvent

    package init(_ tick: Int, _ signal: ModelEvent) { (self.tick, self.signal) = (tick, signal) }

    package var description: String { "\(tick):\(signal)" }
}

/// The complete result of one subscription: its events, and its effects on the sources.
struct Timeline {
    struct Event {
        var moment: Moment
        var signal: ModelEvent
    }

    /// A subscription to a source that records its subscriptions.
    struct Visit {
        let source: Int
        let begin: Moment
        var end: Moment?
    }

    /// An event that a `do` received.
    struct Note {
        let source: Int
        let moment: Moment
        let signal: ModelEvent
    }

    var events: [Event] = []
    var visits: [Visit] = []
    var notes: [Note] = []

    /// The moment of its own end; `nil` if it has not ended.
    var end: Moment? { events.last.flatMap { $0.signal.isTerminal ? $0.moment : nil } }

    /// The rest of it if its subscription ends at `end`.
    func cut(at end: Moment?) -> Timeline {
        guard let end else { return self }
        var result = Timeline()
        result.events = events.filter { $0.moment <= end }
        result.notes = notes.filter { $0.moment <= end }
        result.visits = visits.filter { $0.begin <= end }.map { visit in
            var visit = visit
            visit.end = min(visit.end ?? end, end)
            return visit
        }
        return result
    }
}
