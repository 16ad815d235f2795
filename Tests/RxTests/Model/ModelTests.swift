import Foundation
import OperatorModel
import Testing

/// Random graphs of operators do what a naive model of the operators says.
///
/// `make test` tries 5,000 of them, `make soak` 100,000 others. What fails is made small and printed with its seed:
/// `MODEL_SEED=… swift test --filter ModelTests` runs that graph alone.
@Suite struct ModelTests {
    private static let slices = 8

    @Test(arguments: 0..<slices) func rxAgreesWithTheModel(_ slice: Int) {
        let seeds = Seeds.fromEnvironment
        for seed in seeds.range where seed % UInt64(Self.slices) == UInt64(slice) {
            var generator = Generator(seed: seed)
            let (experiment, expected) = generator.next()
            guard GraphRunner.outcome(of: experiment) != expected else { continue }
            Issue.record("\(Disagreement(seed: seed, experiment))")
            if seeds.isTooMuch() { return }
        }
    }
}

/// Which graphs are tried.
struct Seeds: Sendable {
    let range: Range<UInt64>
    private let failures = Log<Void>()

    static let fromEnvironment = Seeds(ProcessInfo.processInfo.environment)

    init(_ environment: [String: String]) {
        func number(_ name: String, orElse fallback: UInt64) -> UInt64 {
            environment[name].flatMap { UInt64($0) } ?? fallback
        }
        if let seed = environment["MODEL_SEED"].flatMap({ UInt64($0) }) {
            range = seed..<(seed + 1)
        } else {
            let first = number("MODEL_FIRST", orElse: 0)
            range = first..<(first + number("MODEL_GRAPHS", orElse: 5_000))
        }
    }

    /// Whether so many graphs have failed that more would say no more.
    func isTooMuch() -> Bool {
        failures.add(())
        return failures.count >= 20
    }
}

/// A graph of which Rx and the model disagree, made small.
struct Disagreement: CustomStringConvertible {
    let seed: UInt64
    let experiment: Experiment

    init(seed: UInt64, _ experiment: Experiment) {
        self.seed = seed
        self.experiment = Shrinker.shrink(experiment) { experiment in
            Model.outcome(of: experiment).map { $0 != GraphRunner.outcome(of: experiment) } ?? false
        }
    }

    var description: String {
        let expected = Model.outcome(of: experiment).map { "\($0)" } ?? "nothing"
        return """
            Rx and the model disagree. MODEL_SEED=\(seed) runs the graph of which this is left:
            \(experiment)
            the model:
            \(expected)
            Rx:
            \(GraphRunner.outcome(of: experiment))
            """
    }
}
