import RxSupport
import Synchronization
import XCTest

/// The lock, in the steps of its own algorithm. In all other tests, taking a lock is one step.
final class LockTests: XCTestCase {
    func testTwoThreads() { explore(lockers(threads: 2, rounds: 2, bounds: [nil])) }

    func testThreeThreads() { explore(lockers(threads: 3, rounds: 2, bounds: [0, 1, 2, 3])) }

    private func lockers(threads: Int, rounds: Int, bounds: [Int?]) -> Scenario {
        Scenario(name: "Lock, \(threads) threads × \(rounds)", bounds: bounds, opensLocks: true) {
            let counter = Guarded(0)
            let middle = Middle()
            let round = { counter.withLock { value in middle.pass { value += 1 } } }
            return Trial(threads: Array(repeating: Array(repeating: round, count: rounds), count: threads)) {
                let count = counter.withLock { $0 }
                return first(
                    middle.isViolated ? "two threads hold the lock" : nil,
                    count == threads * rounds ? nil : "the counter is \(count)")
            }
        }
    }
}

/// A stretch of code in which only one thread may be.
private final class Middle {
    private let point = SharedAtomic(0)
    private var isTaken = false
    private(set) var isViolated = false

    func pass(_ body: () -> Void) {
        if isTaken { isViolated = true }
        isTaken = true
        point.store(0, ordering: .relaxed)
        body()
        isTaken = false
    }
}
