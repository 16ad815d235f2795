import Foundation
import XCTest

/// Tries the interleavings of `scenario` for each of its bounds. Prints how many there were. Fails with the schedule of
/// the first one that breaks the law.
func explore(_ scenario: Scenario, file: StaticString = #filePath, line: UInt = #line) {
    guard let failure = firstFailure(of: scenario) else { return }
    XCTFail("\(scenario.name): \(failure.text)", file: file, line: line)
}

/// Tries the interleavings of a scenario that is known to be defective. Fails if none of them breaks the law.
func findDefect(_ scenario: Scenario, file: StaticString = #filePath, line: UInt = #line) {
    if firstFailure(of: scenario) == nil { XCTFail("\(scenario.name): no defect found", file: file, line: line) }
}

private func firstFailure(of scenario: Scenario) -> Search.Failure? {
    // Deep searches allow one more preemption, and take minutes.
    let isDeep = ProcessInfo.processInfo.environment["INTERLEAVINGS_DEEP"] == "1"
    let deeper = isDeep ? scenario.bounds.last?.map { $0 + 1 } : nil
    for bound in scenario.bounds + (deeper.map { [$0] } ?? []) {
        let start = ContinuousClock.now
        let result = Search(scenario, bound: bound).run()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let allowed = bound.map { "\($0) preemptions" } ?? "no bound"
        let rounded = (seconds * 100).rounded() / 100
        let line = "\(scenario.name), \(allowed): \(result.executions) executions, \(result.states) states, \(rounded) s\n"
        FileHandle.standardError.write(Data(line.utf8))
        if let failure = result.failure { return failure }
    }
    return nil
}

extension Search.Failure {
    var text: String { "\(violation)\nchoices: \(choices)\n" + schedule.joined(separator: "\n") }
}
