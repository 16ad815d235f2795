extension Model {
    func timing(_ graph: Graph) -> Reaction? {
        let span = graph.numbers.first ?? 0
        switch graph.operation {
        case .debounce: return debouncing(graph, span)
        case .throttle: return throttling(graph, span, emitsLatest: true)
        case .throttleFirst: return throttling(graph, span, emitsLatest: false)
        case .delay: return delaying(graph, span)
        case .delaySubscription: return waiting(span, graph)
        case .timeout, .timeoutOther: return limiting(graph, span)
        default: return nil
        }
    }

    /// Subscribes after `span`.
    func waiting(_ span: Int, _ graph: Graph) -> Reaction {
        { play, cue in
            switch cue {
            case .start: play.wait(span)
            case .timer: try play.subscribe(graph.graphs[0])
            case .signal(_, let signal): try play.emit(signal)
            }
        }
    }

    private func debouncing(_ graph: Graph, _ span: Int) -> Reaction {
        var (waiting, mark) = (Int?.none, 0)
        func flush(_ play: Play) throws {
            if let element = waiting { try play.emit(element) }
            waiting = nil
        }
        return { play, cue in
            switch cue {
            case .start: try play.subscribe(graph.graphs[0])
            case .signal(_, .next(let element)):
                (waiting, mark) = (element, mark + 1)
                play.wait(span, mark: mark)
            case .signal(_, let signal):
                if signal == .completed { try flush(play) }
                try play.emit(signal)
            case .timer(let due): if due == mark { try flush(play) }
            }
        }
    }

    private func throttling(_ graph: Graph, _ span: Int, emitsLatest: Bool) -> Reaction {
        var (waiting, emitted, isDone, mark) = (Int?.none, Int?.none, false, 0)
        func emit(_ play: Play, _ element: Int) throws {
            (waiting, emitted) = (nil, play.now.tick)
            try play.emit(element)
            if isDone { try play.emit(.completed) }
        }
        return { play, cue in
            switch cue {
            case .start: try play.subscribe(graph.graphs[0])
            case .signal(_, .next(let element)):
                let rest = emitted.map { $0 + span - play.now.tick } ?? 0
                if rest <= 0 { return try emit(play, element) }
                guard emitsLatest else { return }
                if waiting == nil {
                    mark += 1
                    play.wait(rest, mark: mark)
                }
                waiting = element
            case .signal(_, .completed):
                isDone = true
                if waiting == nil { try play.emit(.completed) }
            case .signal(_, let error): try play.emit(error)
            case .timer(let due): if due == mark, let element = waiting { try emit(play, element) }
            }
        }
    }

    /// One timer at a time, for the event that is due first.
    private func delaying(_ graph: Graph, _ span: Int) -> Reaction {
        var waiting: [(due: Int, signal: ModelEvent)] = []
        return { play, cue in
            switch cue {
            case .start: try play.subscribe(graph.graphs[0])
            case .signal(_, .error(let error)): try play.emit(.error(error))
            case .signal(_, let signal):
                waiting.append((play.now.tick + span, signal))
                if waiting.count == 1 { play.wait(span) }
            case .timer:
                try play.emit(waiting.removeFirst().signal)
                if let next = waiting.first { play.wait(next.due - play.now.tick) }
            }
        }
    }

    private func limiting(_ graph: Graph, _ span: Int) -> Reaction {
        var (mark, isOver) = (0, false)
        return { play, cue in
            switch cue {
            case .start:
                play.wait(span, mark: mark)
                try play.subscribe(graph.graphs[0])
            case .signal(_, let signal):
                try play.emit(signal)
                mark += 1
                if !isOver { play.wait(span, mark: mark) }
            case .timer(let due):
                guard due == mark, !isOver else { return }
                isOver = true
                play.drop(0)
                if graph.operation == .timeout { return try play.emit(.error("timeout")) }
                try play.subscribe(graph.graphs[1])
            }
        }
    }
}
