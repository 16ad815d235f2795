extension Model {
    func recovering(_ graph: Graph) -> Reaction? {
        let number = graph.numbers.first ?? 0
        switch graph.operation {
        case .catch: return following(graph) { $0 != .completed }
        case .retry:
            return following(Graph(.concat, of: Array(repeating: graph.graphs[0], count: number + 1))) {
                $0 != .completed
            }
        case .catchAndReturn, .asInfallible:
            return each(graph) {
                try $0.emit($1)
            } end: { play, signal in
                if signal != .completed { try play.emit(number) }
                try play.emit(.completed)
            }
        case .retryWhen: return retrying(graph)
        default: return nil
        }
    }

    /// Subscribes to the source, and to the second graph for each error. An element of the second graph starts the next
    /// attempt.
    private func retrying(_ graph: Graph) -> Reaction {
        var (source, isWaiting) = (Int?.none, false)
        return { play, cue in
            switch cue {
            case .start: source = try play.subscribe(graph.graphs[0])
            case .signal(let number, let signal) where number == source:
                guard case .error = signal else { return try play.emit(signal) }
                (source, isWaiting) = (nil, true)
                try play.subscribe(Graph(.take, [1], of: [graph.graphs[1]]))
            case .signal(_, .next):
                guard isWaiting else { return }
                isWaiting = false
                source = try play.subscribe(graph.graphs[0])
            case .signal(_, .error(let error)): if isWaiting { try play.emit(.error(error)) }
            case .signal, .timer: break
            }
        }
    }

    func utility(_ graph: Graph) -> Reaction? {
        switch graph.operation {
        case .do:
            return each(graph) { play, element in
                play.note(graph.id, .next(element))
                try play.emit(element)
            } end: { play, signal in
                play.note(graph.id, signal)
                try play.emit(signal)
            }
        case .observeOn: return observing(graph)
        case .subscribeOn: return waiting(0, graph)
        case .materialize:
            return each(graph) {
                try $0.emit(Choice.code(.next($1)))
            } end: { play, signal in
                try play.emit(Choice.code(signal))
                try play.emit(.completed)
            }
        case .dematerialize: return each(graph) { try $0.emit(Choice.event($1)) }
        case .asSingle, .asMaybe:
            var only: Int?
            return each(graph) { play, element in
                if only != nil { try play.emit(.error("moreThanOneElement")) }
                only = element
            } completed: { play in
                if let only { try play.emit(only) }
                try play.emit(only == nil && graph.operation == .asSingle ? .error("noElements") : .completed)
            }
        case .asCompletable: return each(graph) { _, _ in }
        case .andThen:
            var first = Graph(.concat, of: graph.graphs)
            first.graphs[0] = Graph(.ignoreElements, of: [graph.graphs[0]])
            return following(first) { $0 == .completed }
        default: return nil
        }
    }

    /// Each event is work of the scheduler. A waiting event is scheduled after the event before it has been delivered.
    private func observing(_ graph: Graph) -> Reaction {
        var waiting: [ModelEvent] = []
        return { play, cue in
            switch cue {
            case .start: try play.subscribe(graph.graphs[0])
            case .signal(_, let signal):
                waiting.append(signal)
                if waiting.count == 1 { play.wait(0) }
            case .timer:
                try play.emit(waiting.removeFirst())
                if !waiting.isEmpty { play.wait(0) }
            }
        }
    }
}
