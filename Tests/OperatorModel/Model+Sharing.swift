/// The events that a late subscriber to a subject receives.
enum Subject {
    /// Nothing, not even the end.
    case source
    case publish
    case replay(Int)
    case behavior(Int)
    case async

    /// The events that a subscriber receives from a subject whose events, past and future, are `events`.
    func timeline(of events: [Timeline.Event], for subscribed: Moment) -> Timeline {
        let events = passed(events)
        let (past, future) = (events.filter { $0.moment < subscribed }, events.filter { $0.moment > subscribed })
        return Timeline(
            events: greeting(after: past.map(\.signal)).enumerated().map {
                .init(moment: subscribed.action($0), signal: $1)
            } + future.map { .init(moment: $0.moment.heard(bySubscriberOf: subscribed), signal: $0.signal) })
    }

    private func greeting(after past: [ModelEvent]) -> [ModelEvent] {
        let end = past.filter(\.isTerminal)
        let elements = past.filter { !$0.isTerminal }
        return switch self {
        case .source: []
        case .publish: end
        case .replay(let count): elements.suffix(count) + end
        case .behavior(let first): end.isEmpty ? [elements.last ?? .next(first)] : end
        case .async: past
        }
    }

    /// An `AsyncSubject` emits its last element at completion, to all subscribers before the completion.
    private func passed(_ events: [Timeline.Event]) -> [Timeline.Event] {
        guard case .async = self else { return events }
        guard let end = events.last, end.signal.isTerminal else { return [] }
        guard end.signal == .completed else { return [end] }
        return events.dropLast().suffix(1).map { .init(moment: end.moment.action(0), signal: $0.signal) }
            + [.init(moment: end.moment.action(1), signal: .completed)]
    }
}

extension Model {
    func sharing(_ graph: Graph, _ part: Part?, _ subscribed: Moment) throws -> Timeline? {
        let number = graph.numbers.first ?? 0
        switch graph.operation {
        case .multicastPublish: return try multicasting(graph, .publish, part, subscribed)
        case .multicastReplay: return try multicasting(graph, .replay(number), part, subscribed)
        case .multicastBehavior: return try multicasting(graph, .behavior(number), part, subscribed)
        case .multicastAsync: return try multicasting(graph, .async, part, subscribed)
        case .share: return try counting(graph, .publish, part, subscribed.subscribing())
        case .shareReplay: return try counting(graph, .replay(number + 1), part, subscribed.subscribing())
        default: return nil
        }
    }

    /// Subscribes to the second graph first, and then connects the first through a subject.
    private func multicasting(
        _ graph: Graph, _ subject: Subject, _ part: Part?, _ subscribed: Moment
    ) throws -> Timeline {
        try run(part, subscribed) { play, cue in
            switch cue {
            case .start:
                let first = play.act()
                let source = try self.timeline(of: graph.graphs[0], part: part, subscribed: play.act())
                let shared = Part { subject.timeline(of: source.events, for: $0) }
                play.join(try self.timeline(of: graph.graphs[1], part: shared, subscribed: first))
                play.join(source)
            case .signal(0, let signal): try play.emit(signal)
            default: break
            }
        }
    }

    /// A connection of a shared sequence. It begins with its first subscriber.
    private struct Connection {
        let begin: Moment
        var end: Moment?
        let source: Timeline

        func isOpen(at moment: Moment) -> Bool {
            guard begin <= moment else { return false }
            return [end, source.end].allSatisfy { $0.map { $0 > moment } ?? true }
        }
    }

    /// A connection lasts while it has subscribers. Only a complete play shows when that is. So each play uses the
    /// connections that the play before it found, until two plays agree.
    private func counting(
        _ graph: Graph, _ subject: Subject, _ part: Part?, _ subscribed: Moment
    ) throws -> Timeline {
        // When a subscriber below it ends is the implementation's choice: see Outcome.visits.
        guard !graph.graphs[1].operators.contains(.subscribeOn) else { throw Budget.Exceeded() }
        let id = Int.min + graph.id
        var connections: [Connection] = []
        func connect(at moment: Moment) throws -> Connection {
            if let known = connections.first(where: { $0.begin == moment }) { return known }
            let source = try timeline(of: graph.graphs[0], part: part, subscribed: moment.action(1))
            return Connection(begin: moment, source: source)
        }
        let shared = Part { subscribed in
            let subscribed = subscribed.subscribing()
            let connection = try connections.last { $0.isOpen(at: subscribed) } ?? connect(at: subscribed)
            var result = subject.timeline(of: connection.source.events, for: subscribed)
            result.visits = [.init(source: id, begin: subscribed, end: result.end)]
            return result
        }
        for _ in 0..<20 {
            var result = try timeline(of: graph.graphs[1], part: shared, subscribed: subscribed)
            let visits = result.visits.filter { $0.source == id }.sorted { $0.begin < $1.begin }
            let found = try Self.connections(of: visits, connect)
            let isSame = found.elementsEqual(connections) { $0.begin == $1.begin && $0.end == $1.end }
            connections = found
            guard isSame else { continue }
            result.visits.removeAll { $0.source == id }
            for source in found.map({ $0.source.cut(at: $0.end) }) {
                result.visits += source.visits
                result.notes += source.notes
            }
            return result
        }
        throw Budget.Exceeded()
    }

    private static func connections(
        of visits: [Timeline.Visit], _ connect: (Moment) throws -> Connection
    ) throws -> [Connection] {
        var result: [Connection] = []
        for visit in visits {
            if let last = result.last, last.isOpen(at: visit.begin) {
                let end = last.end.flatMap { end in visit.end.map { max(end, $0) } }
                result[result.count - 1].end = end
            } else {
                var connection = try connect(visit.begin)
                connection.end = visit.end
                result.append(connection)
            }
        }
        return result
    }
}
