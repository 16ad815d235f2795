import Foundation
import OperatorModel
import Testing

/// Random graphs that several threads feed keep the contract and let go of everything.
///
/// `make test` tries 400 of them, `make soak` more. `MODEL_SEED=… swift test --filter ThreadedGraphTests` runs one graph a
/// thousand times, as threads do not meet in the same way each time.
@Suite struct ThreadedGraphTests {
    @Test(arguments: 0..<4) func grammarHoldsAndNothingIsLeft(_ slice: Int) {
        let environment = ProcessInfo.processInfo.environment
        let isOne = environment["MODEL_SEED"] != nil
        var seeds = Seeds(environment, count: "MODEL_THREADED_GRAPHS", orElse: 400)
        for seed in isOne ? Array(repeating: seeds.range.lowerBound, count: 250) : seeds.slice(slice, of: 4) {
            var generator = Generator(seed: seed, of: ThreadedRun.operators)
            let (experiment, expected) = generator.next()
            // Some are disposed of half-way, others when the threads are done.
            let limit = seed % 3 == 0 ? .max : expected.events.count / 2 + 1
            guard let fault = ThreadedRun.fault(in: experiment, disposingAfter: limit) else { continue }
            Issue.record("\(fault). MODEL_SEED=\(seed) runs it again:\n\(experiment)")
            if seeds.isTooMuch() { return }
        }
    }
}
