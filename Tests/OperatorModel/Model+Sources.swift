extension Model {
    /// The timeline of a source; `nil` for an operator.
    func source(_ graph: Graph, _ part: Part?, _ subscribed: Moment) throws -> Timeline? {
        let numbers = graph.numbers
        switch graph.operation {
        case .hot: return hotSource(numbers[0], subscribed)
        case .cold: return coldSource(graph, subscribed.subscribing())
        case .part: return try part?.timeline(subscribed) ?? Timeline()
        case .never: return Timeline()
        case .empty: return at(subscribed, [.completed])
        case .just: return at(subscribed, [.next(numbers[0]), .completed])
        case .error: return at(subscribed, [.error("e\(numbers[0])")])
        case .create:
            let end: [ModelEvent] = [[], [.completed], [.error("e")]][numbers[2]]
            return at(subscribed.subscribing(), run(from: numbers[0], count: numbers[1]) + end)
        case .of, .range: return turns(subscribed, run(from: numbers[0], count: numbers[1]) + [.completed])
        // Doubles while it is below 20.
        case .generate:
            return turns(
                subscribed,
                Array(sequence(first: numbers[0] + numbers[1], next: { $0 * 2 + 1 }).prefix { $0 < 20 })
                    .map(ModelEvent.next) + [.completed])
        case .repeatElement:
            return try run(part, subscribed, take(numbers[1] + 1, Array(repeating: numbers[0], count: 6)))
        case .fromOnScheduler, .rangeOnScheduler:
            return steps(subscribed.subscribing(), run(from: numbers[0], count: numbers[1]) + [.completed])
        case .justOnScheduler: return steps(subscribed.subscribing(), [.next(numbers[0]), .completed])
        case .timer:
            return at(subscribed.subscribing().scheduling(after: numbers[0]), [.next(0), .completed])
        case .interval: return period(subscribed.subscribing(), numbers[0] + 5, numbers[0] + 5)
        case .periodicTimer: return period(subscribed.subscribing(), numbers[0], numbers[1] + 5)
        default: return nil
        }
    }

    private func run(from first: Int, count: Int) -> [ModelEvent] { (0..<count).map { .next(first + $0) } }

    /// All signals at once, in order.
    func at(_ moment: Moment, _ signals: [ModelEvent]) -> Timeline {
        Timeline(events: signals.enumerated().map { .init(moment: moment.action($0), signal: $1) })
    }

    /// Each signal in a turn of the current thread's queue. It requests the next turn after its delivery.
    private func turns(_ subscribed: Moment, _ signals: [ModelEvent]) -> Timeline {
        var turn = subscribed.turn()
        return Timeline(
            events: signals.map { signal in
                defer { turn = turn.action(1).turn() }
                return .init(moment: turn.action(0), signal: signal)
            })
    }

    /// Each signal as work of the scheduler, which schedules the next signal after the delivery.
    private func steps(_ subscribed: Moment, _ signals: [ModelEvent]) -> Timeline {
        var work = subscribed.scheduling(after: 0)
        return Timeline(
            events: signals.map { signal in
                defer { work = work.action(1).scheduling(after: 0) }
                return .init(moment: work.action(0), signal: signal)
            })
    }

    /// Counts from one timer to the next. A timer starts the next timer before its own delivery.
    private func period(_ subscribed: Moment, _ first: Int, _ period: Int) -> Timeline {
        var (timer, events) = (subscribed.scheduling(after: first), [Timeline.Event]())
        while timer.tick <= Self.disposed {
            events.append(.init(moment: timer.action(1), signal: .next(events.count)))
            timer = timer.action(0).scheduling(after: period)
        }
        return Timeline(events: events)
    }

    /// The first `count` elements of an endless source of turns.
    private func take(_ count: Int, _ elements: [Int]) -> Reaction {
        var index = 0
        return { play, cue in
            switch cue {
            case .start: play.waitForTurn()
            default:
                try play.emit(elements[index])
                index += 1
                if index == count { try play.emit(.completed) } else { play.waitForTurn() }
            }
        }
    }

    private func hotSource(_ index: Int, _ subscribed: Moment) -> Timeline {
        let subscribed = subscribed.subscribing()
        let scheduled = Moment.preparation(index)
        let events = hot[index].enumerated().map { number, event in
            Timeline.Event(moment: scheduled.action(number).scheduling(at: event.tick), signal: event.signal)
        }
        return visited(
            Experiment.id(ofHot: index), subscribed, Subject.source.timeline(of: events, for: subscribed).events)
    }

    private func coldSource(_ graph: Graph, _ subscribed: Moment) -> Timeline {
        let events = graph.events.enumerated().map { number, event in
            Timeline.Event(
                moment: subscribed.action(number).scheduling(at: subscribed.tick + event.tick), signal: event.signal)
        }
        return visited(graph.id, subscribed, events.sorted { $0.moment < $1.moment })
    }

    /// Records the subscription. Nothing follows a terminal event.
    private func visited(_ source: Int, _ subscribed: Moment, _ events: [Timeline.Event]) -> Timeline {
        var result = Timeline(events: events)
        if let end = events.firstIndex(where: { $0.signal.isTerminal }) {
            result.events = Array(events[...end])
        }
        result.visits = [.init(source: source, begin: subscribed, end: result.end)]
        return result
    }
}
