/// Makes random experiments. The same seed makes the same experiments.
package struct Generator {
    private var random: SeededGenerator
    private let sources: [Operator]
    private let operators: [Operator]

    /// - Parameter allowed: The operators to choose from. They must include sources.
    package init(seed: UInt64, of allowed: [Operator] = Operator.allCases) {
        random = SeededGenerator(seed: seed)
        sources = allowed.filter { $0.shape.graphs == 0...0 && $0 != .part }
        operators = allowed.filter { $0.shape.graphs != 0...0 }
        precondition(!sources.isEmpty, "no sources to choose from")
    }

    /// An experiment and its outcome in the model.
    package mutating func next() -> (Experiment, Outcome) {
        while true {
            let experiment = makeExperiment()
            if let outcome = Model.outcome(of: experiment) { return (experiment, outcome) }
        }
    }

    package mutating func makeExperiment() -> Experiment {
        let depth = 2 + choose(3)
        return Experiment(
            graph(depth: depth, hasPart: false), hot: (0..<Graph.hotSources).map { _ in events(from: 190, every: 60) })
    }

    private mutating func graph(depth: Int, hasPart: Bool) -> Graph {
        if depth == 0 || operators.isEmpty || choose(8) == 0 { return source(hasPart: hasPart) }
        let operation = operators[choose(operators.count)]
        let range = operation.shape.graphs
        let count = range.lowerBound + choose(range.count)
        let graphs = (0..<count).map { index in
            graph(
                depth: depth - 1 - choose(2) * min(depth - 1, 1), hasPart: hasPart || index == 1 && operation.handsPart)
        }
        return Graph(operation, numbers(for: operation), of: graphs)
    }

    private mutating func source(hasPart: Bool) -> Graph {
        if hasPart, choose(4) > 0 { return Graph(.part) }
        // A source with events over time shows more than a source that ends at once.
        let timed = [Operator.hot, .hot, .cold].filter(sources.contains)
        let operation = timed.isEmpty || choose(2) == 0 ? sources[choose(sources.count)] : timed[choose(timed.count)]
        return Graph(
            operation, numbers(for: operation), events: operation == .cold ? events(from: 0, every: 20) : [])
    }

    private mutating func numbers(for operation: Operator) -> [Int] {
        // Round numbers, so that many events fall due at the same tick.
        operation.shape.limits.map { limit in
            let number = choose(limit)
            return limit > 10 && choose(4) > 0 ? number / 10 * 10 : number
        }
    }

    private mutating func events(from first: Int, every pace: Int) -> [Timed] {
        var (tick, result) = (first, [Timed]())
        for _ in 0..<choose(7) {
            tick += choose(pace / 10 + 1) * 10 + (choose(6) == 0 ? choose(3) : 0)
            result.append(Timed(tick, .next(choose(6))))
        }
        let end: [ModelEvent] = [[.completed], [.completed], [.error("e")], []][choose(4)]
        return result + end.map { Timed(tick + choose(8) * 10, $0) }
    }

    /// A number that is at least 0 and below `limit`.
    private mutating func choose(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
