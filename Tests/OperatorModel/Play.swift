/// One subscription to an operator, played on paper. It takes cues in the order of their moments, and records the
/// operator's responses.
final class Play {
    /// A cue for an operator.
    enum Cue {
        /// The operator is subscribed to.
        case start
        /// One of its subscriptions, by number, emits an event.
        case signal(Int, ModelEvent)
        /// The timer with this mark fires.
        case timer(Int)
    }

    let model: Model
    /// The sequence for ``Operator/part``.
    let part: Part?
    private(set) var now: Moment
    private(set) var isOver = false
    private var actions = 0
    private var events: [Timeline.Event] = []
    private var notes: [Timeline.Note] = []
    private var subscriptions: [Timeline] = []
    /// The future cues, the last first.
    private var agenda: [(moment: Moment, cue: Cue)] = []

    init(_ model: Model, _ part: Part?, subscribed: Moment) {
        (self.model, self.part) = (model, part)
        now = subscribed.subscribing()
    }

    func run(_ react: (Play, Cue) throws -> Void) throws -> Timeline {
        try react(self, .start)
        while !isOver, let next = agenda.popLast() {
            now = next.moment
            actions = 0
            try react(self, next.cue)
        }
        var result = Timeline(events: events, notes: notes)
        for subscription in subscriptions.map({ $0.cut(at: result.end) }) {
            result.visits += subscription.visits
            result.notes += subscription.notes
        }
        if let end = result.end { result.notes.removeAll { $0.moment > end } }
        return result
    }

    // MARK: What an operator can do

    /// Emits to the subscriber, unless the sequence is over.
    func emit(_ signal: ModelEvent) throws {
        guard !isOver else { return }
        events.append(.init(moment: act(), signal: signal))
        isOver = signal.isTerminal
    }

    func emit(_ element: Int) throws { try emit(.next(element)) }

    /// Subscribes to `graph` and returns the number of the subscription.
    @discardableResult
    func subscribe(_ graph: Graph) throws -> Int { try subscribe(graph, part: part) }

    @discardableResult
    func subscribe(_ graph: Graph, part: Part?) throws -> Int {
        join(try model.timeline(of: graph, part: part, subscribed: act()))
    }

    /// Adds the events of `timeline` as those of a subscription.
    @discardableResult
    func join(_ timeline: Timeline) -> Int {
        let number = subscriptions.count
        subscriptions.append(timeline)
        for event in timeline.events { plan(event.moment, .signal(number, event.signal)) }
        return number
    }

    /// Ends a subscription.
    func drop(_ number: Int) {
        let moment = act()
        subscriptions[number] = subscriptions[number].cut(at: moment)
        agenda.removeAll { if case .signal(number, _) = $0.cue { $0.moment > moment } else { false } }
    }

    /// Starts a timer. Its mark comes back as a cue.
    func wait(_ ticks: Int, mark: Int = 0) { plan(act().scheduling(after: ticks), .timer(mark)) }

    /// Requests a turn of the current thread's queue.
    func waitForTurn(mark: Int = 0) { plan(act().turn(), .timer(mark)) }

    /// Records an event that a `do` receives.
    func note(_ source: Int, _ signal: ModelEvent) {
        notes.append(.init(source: source, moment: act(), signal: signal))
    }

    /// The moment of the next action.
    func act() -> Moment {
        defer { actions += 1 }
        return now.action(actions)
    }

    private func plan(_ moment: Moment, _ cue: Cue) {
        guard moment.tick <= Model.disposed else { return }
        var (low, high) = (0, agenda.count)
        while low < high {
            let middle = (low + high) / 2
            if agenda[middle].moment > moment { low = middle + 1 } else { high = middle }
        }
        agenda.insert((moment, cue), at: low)
    }
}

/// The sequence that an inner graph may subscribe to: a group, a window, or a shared sequence.
struct Part {
    let timeline: (_ subscribed: Moment) throws -> Timeline
}

/// The number of events that a graph may have, so that no graph runs for ever.
final class Budget {
    struct Exceeded: Error {}

    private var left: Int

    init(_ left: Int) { self.left = left }

    func spend(_ events: Int) throws {
        left -= events
        if left < 0 { throw Exceeded() }
    }
}
