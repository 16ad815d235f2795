import Foundation
import OperatorModel
import Testing

/// Random graphs of operators behave as a naive model of the operators predicts.
///
/// `make test` runs 5,000 graphs, `make soak` 100,000 others. A failing graph is shrunk and printed with its seed:
/// `MODEL_SEED=… swift test --filter ModelTests` runs that graph alone.
@Suite struct ModelTests {
    @Test(arguments: 0..<8) func rxAgreesWithTheModel(_ slice: Int) {
        var seeds = Seeds(ProcessInfo.processInfo.environment, count: "MODEL_GRAPHS", orElse: 5_000)
        for seed in seeds.slice(slice, of: 8) {
            var generator = Generator(seed: seed)
            let (experiment, expected) = generator.next()
            guard VirtualRun.outcome(of: experiment) != expected else { continue }
            Issue.record("\(Disagreement(seed: seed, experiment))")
            if seeds.isTooMuch() { return }
        }
    }
}

/// The seeds of the graphs to run: a number of seeds from `MODEL_FIRST` on, or `MODEL_SEED` alone.
struct Seeds {
    let range: Range<UInt64>
    private var failures = 0

    /// - Parameters:
    ///   - count: The variable that holds the number of graphs.
    ///   - fallback: The number of graphs if the variable is not set.
    init(_ environment: [String: String], count: String, orElse fallback: UInt64) {
        func number(_ name: String) -> UInt64? { environment[name].flatMap { UInt64($0) } }
        if let seed = number("MODEL_SEED") {
            range = seed..<(seed + 1)
        } else {
            let first = number("MODEL_FIRST") ?? 0
            range = first..<(first + (number(count) ?? fallback))
        }
    }

    /// Every `count`-th seed, from `index` on, so that several tests can share the work.
    func slice(_ index: Int, of count: Int) -> [UInt64] {
        range.filter { $0 % UInt64(count) == UInt64(index) }
    }

    /// Counts a failure, and returns whether further failures would show nothing new.
    mutating func isTooMuch() -> Bool {
        failures += 1
        return failures >= 5
    }
}

/// A shrunk graph with different outcomes in Rx and in the model.
struct Disagreement: CustomStringConvertible {
    let seed: UInt64
    let experiment: Experiment

    init(seed: UInt64, _ experiment: Experiment) {
        self.seed = seed
        self.experiment = Shrinker.shrink(experiment) { experiment in
            Model.outcome(of: experiment).map { $0 != VirtualRun.outcome(of: experiment) } ?? false
        }
    }

    var description: String {
        let expected = Model.outcome(of: experiment).map { "\($0)" } ?? "nothing"
        return """
            Rx and the model disagree. MODEL_SEED=\(seed) runs the graph that was shrunk to this one:
            \(experiment)
            the model:
            \(expected)
            Rx:
            \(VirtualRun.outcome(of: experiment))
            """
    }
}
