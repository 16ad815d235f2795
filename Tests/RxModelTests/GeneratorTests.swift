import OperatorModel
import Testing

/// The model's own tools: the generator of random graphs and the shrinker of failing ones.
@Suite struct GeneratorTests {
    @Test func theSameSeedMakesTheSameGraph() {
        for seed in UInt64(0)..<50 {
            var (first, second) = (Generator(seed: seed), Generator(seed: seed))
            #expect(first.next() == second.next())
        }
    }

    @Test func everyOperatorOccurs() {
        var seen: Set<Operator> = []
        for seed in UInt64(0)..<2_000 {
            var generator = Generator(seed: seed)
            seen.formUnion(generator.next().0.graph.operators)
        }
        #expect(seen == Set(Operator.allCases))
    }

    @Test func eachGraphHasTheShapeOfItsOperator() {
        for seed in UInt64(0)..<500 {
            var generator = Generator(seed: seed)
            checkShape(generator.makeExperiment().graph)
        }
    }

    private func checkShape(_ graph: Graph) {
        let shape = graph.operation.shape
        #expect(shape.graphs.contains(graph.graphs.count))
        #expect(graph.numbers.count == shape.limits.count)
        #expect(zip(graph.numbers, shape.limits).allSatisfy { 0..<$1 ~= $0 })
        for inner in graph.graphs { checkShape(inner) }
    }

    @Test func mostGraphsEmitAndSubscribe() {
        let outcomes = (UInt64(0)..<500).map { seed in
            var generator = Generator(seed: seed)
            return generator.next().1
        }
        #expect(outcomes.count { !$0.events.isEmpty } > 250)
        #expect(outcomes.count { !$0.visits.isEmpty } > 250)
    }

    @Test(arguments: [Operator.take, .skip, .scan, .distinct, .delay, .debounce, .materialize, .catchAndReturn])
    func aBrokenOperatorIsFoundAndShrunk(_ broken: Operator) throws {
        func fails(_ experiment: Experiment) -> Bool {
            guard let wrong = Model.outcome(of: experiment, breaking: broken) else { return false }
            return wrong != VirtualRun.outcome(of: experiment)
        }
        let found = (UInt64(0)..<5_000).lazy.map { seed in
            var generator = Generator(seed: seed)
            return generator.next().0
        }
        .first(where: fails)
        let smallest = Shrinker.shrink(try #require(found), while: fails)
        #expect(fails(smallest))
        #expect(smallest.graph.operation == broken)
        #expect(smallest.graph.size == 2, "\(smallest)")
        #expect(smallest.graph.graphs[0].events.count + (smallest.hot.map(\.count).max() ?? 0) <= 2, "\(smallest)")
    }

    @Test func aGraphThatNeverAdvancesTimeHasNoOutcome() {
        let endless = Graph(.retryWhen, of: [Graph(.error, [0]), Graph(.just, [0])])
        #expect(Model.outcome(of: Experiment(endless, hot: [])) == nil)
    }

    @Test func theEnvironmentSelectsTheGraphs() {
        func seeds(_ environment: [String: String]) -> Range<UInt64> {
            Seeds(environment, count: "MODEL_GRAPHS", orElse: 5_000).range
        }
        #expect(seeds([:]) == 0..<5_000)
        #expect(seeds(["MODEL_FIRST": "7", "MODEL_GRAPHS": "3"]) == 7..<10)
        #expect(seeds(["MODEL_SEED": "42", "MODEL_GRAPHS": "3"]) == 42..<43)
        let shared = (0..<8).map { Seeds([:], count: "MODEL_GRAPHS", orElse: 100).slice($0, of: 8) }
        #expect(shared.joined().sorted() == Array(0..<100))
    }

    @Test func aDisagreementNamesItsSeed() {
        let experiment = Experiment(Graph(.map, [1], of: [Graph(.hot, [0])]), hot: [[Timed(210, .next(1))]])
        let text = "\(Disagreement(seed: 42, experiment))"
        #expect(text.contains("MODEL_SEED=42"))
        #expect(text.contains("map(1, hot(0))") && text.contains("hot(0): [210:1]"))
    }
}
