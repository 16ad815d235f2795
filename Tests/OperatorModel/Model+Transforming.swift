extension Model {
    func transforming(_ graph: Graph) -> Reaction? {
        let number = graph.numbers.first ?? 0
        switch graph.operation {
        case .deferred, .using: return each(graph) { try $0.emit($1) }
        case .map: return each(graph) { try $0.emit($1 &+ number) }
        case .throwingMap:
            return each(graph) { play, element in
                try play.emit(Choice.residue(element) == number ? .error("thrown") : .next(element &+ 1))
            }
        case .compactMap: return each(graph) { if Choice.residue($1) != number { try $0.emit($1 &* 2) } }
        case .enumerated:
            var index = 0
            return each(graph) { play, element in
                try play.emit(Choice.pair(index, element))
                index += 1
            }
        case .scan, .scanInto:
            var sum = 0
            return each(graph) { play, element in
                sum = Choice.pair(sum, element)
                try play.emit(sum)
            }
        case .reduce: return gathering(graph) { $0.reduce(0, Choice.pair) }
        case .toArray: return gathering(graph, Choice.list)
        case .flatMap, .mergeOfElements: return flattening(graph, limit: .max)
        case .concatMap: return flattening(graph, limit: 1)
        case .flatMapFirst: return flattening(graph, limit: 1, drops: true)
        case .flatMapLatest, .switchLatest: return switching(graph)
        case .groupBy, .window: return parting(graph)
        case .buffer: return buffering(graph)
        default: return nil
        }
    }

    private func gathering(_ graph: Graph, _ result: @escaping ([Int]) -> Int) -> Reaction {
        var elements: [Int] = []
        return each(graph) {
            elements.append($1)
        } completed: { play in
            try play.emit(result(elements))
            try play.emit(.completed)
        }
    }

    /// Subscription 0 is the source, and all others are inner sequences. At most `limit` run at a time; the others wait
    /// or are dropped.
    ///
    /// - Parameters:
    ///   - start: Subscribes to the source.
    ///   - subscribe: Subscribes to the inner sequence of an element.
    func flattening(
        limit: Int, drops: Bool = false, start: @escaping (Play) throws -> Void,
        subscribe: @escaping (Play, Int) throws -> Void
    ) -> Reaction {
        var (active, waiting, isSourceDone) = (0, [Int](), false)
        return { play, cue in
            switch cue {
            case .start: try start(play)
            case .signal(0, .next(let element)):
                if active < limit {
                    active += 1
                    try subscribe(play, element)
                } else if !drops {
                    waiting.append(element)
                }
            case .signal(_, .next(let element)): try play.emit(element)
            case .signal(_, .error(let error)): try play.emit(.error(error))
            case .signal(let number, .completed):
                if number == 0 { isSourceDone = true } else { active -= 1 }
                if number > 0, !waiting.isEmpty {
                    active += 1
                    try subscribe(play, waiting.removeFirst())
                }
                if isSourceDone, active == 0 { try play.emit(.completed) }
            case .timer: break
            }
        }
    }

    private func flattening(_ graph: Graph, limit: Int, drops: Bool = false) -> Reaction {
        flattening(limit: limit, drops: drops) {
            try $0.subscribe(graph.graphs[0])
        } subscribe: {
            try $0.subscribe(graph.inner(of: $1))
        }
    }

    private func switching(_ graph: Graph) -> Reaction {
        var (latest, isSourceDone) = (Int?.none, false)
        return { play, cue in
            switch cue {
            case .start: try play.subscribe(graph.graphs[0])
            case .signal(0, .next(let element)):
                if let latest { play.drop(latest) }
                latest = try play.subscribe(graph.inner(of: element))
            case .signal(_, .next(let element)): try play.emit(element)
            case .signal(_, .error(let error)): try play.emit(.error(error))
            case .signal(let number, .completed):
                if number == 0 { isSourceDone = true } else { latest = nil }
                if isSourceDone, latest == nil { try play.emit(.completed) }
            case .timer: break
            }
        }
    }
}

extension Graph {
    /// The inner graph that a selector returns for an element.
    package func inner(of element: Int) -> Graph { graphs[1 + Choice.residue(element) % (graphs.count - 1)] }
}
