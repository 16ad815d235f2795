extension Model {
    func combining(_ graph: Graph) -> Reaction? {
        let number = graph.numbers.first ?? 0
        switch graph.operation {
        case .merge: return merging(graph, limit: .max)
        case .mergeLimited: return merging(graph, limit: number + 1)
        case .concat: return following(graph) { $0 == .completed }
        case .catchSequence: return following(graph) { $0 != .completed }
        case .combineLatest, .combineLatestOfCollection, .zip, .zipOfCollection: return combination(graph)
        case .withLatestFrom, .withLatestFromSecond:
            var latest: Int?
            return both(graph, otherFirst: true) { play, signal in
                guard case .next(let element) = signal else { return try play.emit(signal) }
                guard let latest else { return }
                try play.emit(graph.operation == .withLatestFrom ? Choice.pair(element, latest) : latest)
            } other: { play, signal in
                if case .next(let element) = signal { latest = element }
                if case .error = signal { try play.emit(signal) }
            }
        case .amb:
            var winner: Int?
            return { play, cue in
                switch cue {
                case .start: for source in graph.graphs { try play.subscribe(source) }
                case .signal(let source, let signal):
                    if winner == nil { for other in graph.graphs.indices where other != source { play.drop(other) } }
                    winner = winner ?? source
                    if winner == source { try play.emit(signal) }
                case .timer: break
                }
            }
        case .startWith:
            return { play, cue in
                switch cue {
                case .start:
                    try play.emit(number)
                    try play.emit(number + 1)
                    try play.subscribe(graph.graphs[0])
                case .signal(_, let signal): try play.emit(signal)
                case .timer: break
                }
            }
        case .ifEmpty:
            var isEmpty = true
            return each(graph) { play, element in
                isEmpty = false
                try play.emit(element)
            } completed: { play in
                if isEmpty { try play.emit(number) }
                try play.emit(.completed)
            }
        case .ifEmptySwitch:
            var (isEmpty, source) = (true, 0)
            return { play, cue in
                switch cue {
                case .start: try play.subscribe(graph.graphs[0])
                case .signal(0, .completed) where isEmpty: source = try play.subscribe(graph.graphs[1])
                case .signal(let number, let signal):
                    isEmpty = false
                    if number == source { try play.emit(signal) }
                case .timer: break
                }
            }
        default: return nil
        }
    }

    /// All sources come at once, in order.
    private func merging(_ graph: Graph, limit: Int) -> Reaction {
        flattening(limit: limit) { play in
            let sources = graph.graphs.indices.map { Timeline.Event(moment: play.act(), signal: .next($0)) }
            play.join(Timeline(events: sources + [.init(moment: play.act(), signal: .completed)]))
        } subscribe: { play, index in
            try play.subscribe(graph.graphs[index])
        }
    }

    /// One source after another, as long as `goesOn` accepts the end of each.
    func following(_ graph: Graph, _ goesOn: @escaping (ModelEvent) -> Bool) -> Reaction {
        var next = 1
        return { play, cue in
            switch cue {
            case .start: try play.subscribe(graph.graphs[0])
            case .signal(_, let signal):
                guard signal.isTerminal, goesOn(signal), next < graph.graphs.count else { return try play.emit(signal) }
                try play.subscribe(graph.graphs[next])
                next += 1
            case .timer: break
            }
        }
    }

    /// `combineLatest` and `zip`. An element without a result ends them if all other sources are done. Only a `zip` of
    /// arguments waits until every source has completed.
    private func combination(_ graph: Graph) -> Reaction {
        let isZip = [.zip, .zipOfCollection].contains(graph.operation)
        let isCollection = [.combineLatestOfCollection, .zipOfCollection].contains(graph.operation)
        var (elements, done) = (graph.graphs.map { _ in [Int]() }, Set<Int>())
        return { play, cue in
            switch cue {
            case .start: for source in graph.graphs { try play.subscribe(source) }
            case .signal(let source, .next(let element)):
                elements[source] = isZip ? elements[source] + [element] : [element]
                if elements.allSatisfy({ !$0.isEmpty }) {
                    let result = elements.map { $0[0] }
                    if isZip { elements = elements.map { Array($0.dropFirst()) } }
                    try play.emit(
                        isCollection ? Choice.list(result) : result.dropFirst().reduce(result[0], Choice.pair))
                } else if done.union([source]).count == elements.count, graph.operation != .zip {
                    try play.emit(.completed)
                }
            case .signal(_, .error(let error)): try play.emit(.error(error))
            case .signal(let source, .completed):
                done.insert(source)
                if done.count == elements.count { try play.emit(.completed) }
            case .timer: break
            }
        }
    }
}
