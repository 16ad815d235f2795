import Foundation
import OperatorModel
import Testing

/// Random graphs that several threads feed keep the contract and release everything.
///
/// `make test` runs 400 graphs, `make soak` more. `MODEL_SEED=… swift test --filter ThreadedGraphTests` runs one graph
/// a thousand times, because the threads interleave differently each time.
@Suite struct ThreadedGraphTests {
    @Test(arguments: 0..<4) func aThreadedGraphKeepsTheContractAndFreesAll(_ slice: Int) {
        let environment = ProcessInfo.processInfo.environment
        let isOne = environment["MODEL_SEED"] != nil
        var seeds = Seeds(environment, count: "MODEL_THREADED_GRAPHS", orElse: 400)
        for seed in isOne ? Array(repeating: seeds.range.lowerBound, count: 250) : seeds.slice(slice, of: 4) {
            var generator = Generator(seed: seed, of: ThreadedRun.operators)
            let (experiment, expected) = generator.next()
            // Some graphs are disposed of half-way, others after the threads have finished.
            let limit = seed % 3 == 0 ? .max : expected.events.count / 2 + 1
            guard let fault = ThreadedRun.fault(in: experiment, disposingAfter: limit) else { continue }
            Issue.record("\(fault). MODEL_SEED=\(seed) runs it again:\n\(experiment)")
            if seeds.isTooMuch() { return }
        }
    }
}
