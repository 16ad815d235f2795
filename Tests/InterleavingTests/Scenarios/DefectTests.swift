import Rx
import RxSupport
import Synchronization
import XCTest

/// The search finds defects: each scenario has one.
final class DefectTests: XCTestCase {
    /// The thread inside looks for work, finds none, and leaves in a second step. Work that arrives in between is lost.
    func testAGateThatLosesWork() { findDefect(gate("a gate that loses work", LosingGate())) }

    /// A thread looks whether the gate is idle, and enters in a second step.
    func testAGateThatLetsTwoThreadsIn() { findDefect(gate("a gate that lets two threads in", OpenGate())) }

    func testADeadlock() {
        findDefect(
            Scenario(name: "two locks in both orders") {
                let (first, second) = (Guarded(0), Guarded(0))
                return Trial(threads: [
                    [{ first.withLock { _ in second.withLock { _ in } } }],
                    [{ second.withLock { _ in first.withLock { _ in } } }],
                ]) { nil }
            })
    }

    private func gate(_ name: String, _ make: @autoclosure @escaping () -> some SmallGate) -> Scenario {
        Scenario(name: name) {
            let (gate, received) = (make(), Received<Int>())
            let lists = [[0], [10]]
            gate.deliver = { received.on(.next($0)) }
            return Trial(threads: lists.map { $0.map { element in { gate.send(element) } } }) {
                first(received.fault, lossOrDisorder(received.elements, of: lists))
            }
        }
    }
}

/// A gate in as few lines as possible. Sound: one thread of an execution runs at a time.
private class SmallGate: @unchecked Sendable {
    let isTaken = SharedAtomic(false)
    let waiting = Guarded<[Int]>([])
    var deliver: (Int) -> Void = { _ in }

    func enter() -> Bool { isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged }

    final func send(_ element: Int) {
        waiting.withLock { $0.append(element) }
        guard enter() else { return }
        while let next = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { deliver(next) }
        isTaken.store(false, ordering: .releasing)
    }
}

private final class LosingGate: SmallGate, @unchecked Sendable {}

private final class OpenGate: SmallGate, @unchecked Sendable {
    override func enter() -> Bool {
        if isTaken.load(ordering: .acquiring) { return false }
        isTaken.store(true, ordering: .releasing)
        return true
    }
}
