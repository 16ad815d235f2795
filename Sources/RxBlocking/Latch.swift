internal import Dispatch
internal import Foundation
internal import Rx

/// Something to wait for that happens once. The waiting thread sleeps, and wakes to deliver what is brought to the actor that it
/// blocks.
final class Latch: Sendable {
    private let isOpen = Guarded(false)
    private let semaphore = DispatchSemaphore(value: 0)

    /// Lets the waiting thread go on. Any thread.
    func open() {
        isOpen.withLock { $0 = true }
        wake()
    }

    private func wake() {
        semaphore.signal()
        // A main thread that waits serves the main queue, so this ends its sleep.
        DispatchQueue.main.async {}
    }

    /// Waits until it is open, for `timeout` seconds at most; returns whether it is. On the main thread, serves the main
    /// queue meanwhile.
    func wait(_ timeout: TimeInterval?) -> Bool {
        let deadline = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
        let thread = BlockedThread { self.wake() }
        defer { thread.end() }
        var servesMainQueue = Thread.isMainThread
        while true {
            thread.deliver()
            if isOpen.withLock({ $0 }) { return true }
            guard deadline.timeIntervalSinceNow > 0 else { return false }
            if servesMainQueue {
                servesMainQueue = serveMainQueue(until: deadline)
            } else {
                sleep(until: deadline)
            }
        }
    }

    /// Sleeps until something happened on the main queue. Returns false when it is not there to be served, because
    /// the caller is work of it.
    private func serveMainQueue(until deadline: Date) -> Bool {
        // One second at most: inside other work of the run loop, the main queue cannot end the sleep.
        RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 1)))
    }

    private func sleep(until deadline: Date) {
        if deadline == .distantFuture { return semaphore.wait() }
        _ = semaphore.wait(timeout: .now() + max(0, deadline.timeIntervalSinceNow))
    }
}
