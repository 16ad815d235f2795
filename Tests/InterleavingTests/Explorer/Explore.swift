import Foundation
import XCTest

/// Tries the interleavings of `scenario` for each of its bounds. Prints how many there were. Fails with the schedule of
/// the first one that breaks the law.
///
/// With INTERLEAVING="…", the choices that a failure has printed, repeats that execution instead. Select its test.
func explore(_ scenario: Scenario, file: StaticString = #filePath, line: UInt = #line) {
    guard let failure = firstFailure(of: scenario) else { return }
    XCTFail("\(scenario.name): \(failure.text)", file: file, line: line)
}

/// Tries the interleavings of a scenario that is known to be defective. Fails if none of them breaks the law, or if its
/// repetition does not.
func findDefect(_ scenario: Scenario, file: StaticString = #filePath, line: UInt = #line) {
    guard let failure = firstFailure(of: scenario) else {
        return XCTFail("\(scenario.name): no defect found", file: file, line: line)
    }
    let repeated = Search(scenario, repeating: failure.choices).run().failure
    XCTAssertEqual(repeated?.text, failure.text, file: file, line: line)
}

private func firstFailure(of scenario: Scenario) -> Search.Failure? {
    let environment = ProcessInfo.processInfo.environment
    if let choices = environment["INTERLEAVING"] { return Search(scenario, repeating: choices).run().failure }
    // Deep searches allow one more preemption, and take minutes.
    let deeper = environment["INTERLEAVINGS_DEEP"] == "1" ? scenario.bounds.last?.map { [$0 + 1] } ?? [] : []
    for bound in scenario.bounds + deeper {
        if let failure = failure(of: scenario, bound) { return failure }
    }
    return nil
}

private func failure(of scenario: Scenario, _ bound: Int?) -> Search.Failure? {
    let start = ContinuousClock.now
    let result = Search(scenario, bound: bound).run()
    let hundredths = Int((ContinuousClock.now - start) / .milliseconds(10))
    let allowed = bound.map { "\($0) preemptions" } ?? "no bound"
    let numbers = "\(result.executions) executions, \(result.states) states, \(Double(hundredths) / 100) s"
    FileHandle.standardError.write(Data("\(scenario.name), \(allowed): \(numbers)\n".utf8))
    return result.failure
}

extension Search.Failure {
    var text: String { "\(violation)\nINTERLEAVING=\"\(choices)\"\n" + schedule.joined(separator: "\n") }
}
