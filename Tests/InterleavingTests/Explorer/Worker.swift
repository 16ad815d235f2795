import Dispatch
import Foundation
import RxSupport

/// A thread of the scenarios. It lives as long as the process, because its token is part of what a search compares.
///
/// Sound: `execution` is set before the baton is handed over, and read afterwards.
final class Worker: @unchecked Sendable {
    let index: Int
    var execution: Execution?
    private let baton = DispatchSemaphore(value: 0)

    /// The workers of all searches. A search that ends in a deadlock takes its workers with it.
    nonisolated(unsafe) private static var idle: [Worker] = []

    /// Returns the first `count` workers. Sound: called on the thread of the tests only.
    static func first(_ count: Int) -> [Worker] {
        while idle.count < count { idle.append(Worker(index: idle.count)) }
        return Array(idle.prefix(count))
    }

    static func abandonAll() { idle = [] }

    /// Signalled when an execution has ended.
    static let ended = DispatchSemaphore(value: 0)

    private init(index: Int) {
        self.index = index
        Thread.start(named: "worker \(index)", stackSize: 1 << 20) { self.work() }
    }

    /// Lets the worker run. The caller then waits, or has nothing left to do.
    func handBaton() { baton.signal() }

    func waitForBaton() { baton.wait() }

    private func work() {
        Interleaving.setCurrent(Interleaving.Thread { event in self.execution?.handle(event, self.index) })
        while true {
            waitForBaton()
            let next = execution?.perform(index)
            // The thread of the test frees the execution. So this thread retains nothing of it any more.
            if let next { next.handBaton() } else { Self.ended.signal() }
        }
    }
}
