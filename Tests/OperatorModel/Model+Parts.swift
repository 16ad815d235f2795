/// Operators that split a sequence into parts.
extension Model {
    /// The emitted parts, each with its events.
    private final class Parts {
        var events: [[Timeline.Event]] = []

        func add(_ signal: ModelEvent, to index: Int, at moment: Moment) {
            events[index].append(.init(moment: moment, signal: signal))
        }

        func part(_ index: Int) -> Part {
            Part { [events = events[index]] subscribed in Subject.publish.timeline(of: events, for: subscribed) }
        }
    }

    /// Each part passes through the second graph, and the results are merged.
    func parting(_ graph: Graph) -> Reaction {
        let parts = Parts()
        let reaction = graph.operation == .groupBy ? grouping(graph, parts) : windowing(graph, parts)
        return flattening(limit: .max) { play in
            play.join(try run(play.part, play.act(), reaction))
        } subscribe: { play, number in
            try play.subscribe(graph.graphs[1], part: parts.part(number))
        }
    }

    private func grouping(_ graph: Graph, _ parts: Parts) -> Reaction {
        var numbers: [Int: Int] = [:]
        return each(graph) { play, element in
            let key = Choice.residue(element) % (graph.numbers[0] + 1)
            if numbers[key] == nil {
                numbers[key] = parts.events.count
                parts.events.append([])
                try play.emit(parts.events.count - 1)
            }
            if let number = numbers[key] { parts.add(.next(element), to: number, at: play.act()) }
        } end: { play, signal in
            for number in parts.events.indices { parts.add(signal, to: number, at: play.act()) }
            try play.emit(signal)
        }
    }

    private func windowing(_ graph: Graph, _ parts: Parts) -> Reaction {
        let (span, limit) = (graph.numbers[0], graph.numbers[1] + 1)
        var count = 0
        func open(_ play: Play) throws {
            count = 0
            parts.events.append([])
            try play.emit(parts.events.count - 1)
            play.wait(span, mark: parts.events.count)
        }
        func move(_ play: Play) throws {
            parts.add(.completed, to: parts.events.count - 1, at: play.act())
            try open(play)
        }
        return { play, cue in
            switch cue {
            case .start:
                try open(play)
                try play.subscribe(graph.graphs[0])
            case .signal(_, let signal):
                parts.add(signal, to: parts.events.count - 1, at: play.act())
                guard case .next = signal else { return try play.emit(signal) }
                count += 1
                if count == limit { try move(play) }
            case .timer(let number): if number == parts.events.count { try move(play) }
            }
        }
    }

    func buffering(_ graph: Graph) -> Reaction {
        let (span, limit) = (graph.numbers[0], graph.numbers[1] + 1)
        var (elements, number) = ([Int](), 0)
        func emit(_ play: Play) throws {
            try play.emit(Choice.list(elements))
            elements = []
            number += 1
            play.wait(span, mark: number)
        }
        return { play, cue in
            switch cue {
            case .start:
                play.wait(span, mark: number)
                try play.subscribe(graph.graphs[0])
            case .signal(_, .next(let element)):
                elements.append(element)
                if elements.count == limit { try emit(play) }
            case .signal(_, .completed):
                try play.emit(Choice.list(elements))
                try play.emit(.completed)
            case .signal(_, let error): try play.emit(error)
            case .timer(let mark): if mark == number { try emit(play) }
            }
        }
    }
}
