/// Makes a failing experiment as small as possible, so that a person can read the fault.
package enum Shrinker {
    /// The smallest experiment found that still fails. Applies one simplification after another.
    package static func shrink(_ experiment: Experiment, while fails: (Experiment) -> Bool) -> Experiment {
        var smallest = experiment
        while let simpler = simplifications(of: smallest).first(where: fails) { smallest = simpler }
        return smallest
    }

    /// The experiments that are simpler by one step, the greatest steps first. Each is smaller in some way, so
    /// shrinking ends.
    static func simplifications(of experiment: Experiment) -> [Experiment] {
        let graphs = simplifications(of: experiment.graph).sorted { $0.size < $1.size }
        let sources = experiment.hot.indices.flatMap { index in
            fewer(experiment.hot[index]).map { events in
                var hot = experiment.hot
                hot[index] = events
                return hot
            }
        }
        return graphs.map { Experiment($0, hot: experiment.hot) }
            + sources.map { Experiment(experiment.graph, hot: $0) }
    }

    private static func simplifications(of graph: Graph) -> [Graph] {
        var result = graph.graphs
        if graph.size > 1 { result += [Graph(.hot, [0]), Graph(.just, [0])] }
        result += without(graph.graphs, atLeast: graph.operation.shape.graphs.lowerBound).map { graphs in
            var simpler = graph
            simpler.graphs = graphs
            return simpler
        }
        for index in graph.graphs.indices {
            result += simplifications(of: graph.graphs[index]).map { inner in
                var simpler = graph
                simpler.graphs[index] = inner
                return simpler
            }
        }
        for index in graph.numbers.indices {
            result += smaller(graph.numbers[index]).map { number in
                var simpler = graph
                simpler.numbers[index] = number
                return simpler
            }
        }
        result += fewer(graph.events).map { events in
            var simpler = graph
            simpler.events = events
            return simpler
        }
        return result
    }

    private static func without(_ graphs: [Graph], atLeast count: Int) -> [[Graph]] {
        guard graphs.count > count else { return [] }
        return graphs.indices.map { index in
            var fewer = graphs
            fewer.remove(at: index)
            return fewer
        }
    }

    private static func smaller(_ number: Int) -> [Int] {
        Set([0, number / 2, number - 1]).filter { $0 >= 0 && $0 < number }.sorted()
    }

    private static func fewer(_ events: [Timed]) -> [[Timed]] {
        events.indices.map { index in
            var fewer = events
            fewer.remove(at: index)
            return fewer
        }
    }
}
