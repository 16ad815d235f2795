internal import Dispatch
internal import Foundation

/// Something to wait for that happens once. The waiting thread sleeps.
final class Latch: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Lets the waiting thread go on. Any thread.
    func open() {
        semaphore.signal()
        // A main thread that waits serves the main queue, so this ends its sleep.
        DispatchQueue.main.async {}
    }

    /// Waits until it is open, for `timeout` seconds at most; returns whether it is. On the main thread, serves the main
    /// queue meanwhile.
    func wait(_ timeout: TimeInterval?) -> Bool {
        let deadline = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
        if Thread.isMainThread {
            while semaphore.wait(timeout: .now()) == .timedOut {
                guard deadline.timeIntervalSinceNow > 0 else { return false }
                if !serveMainQueue(until: deadline) { return sleep(until: deadline) }
            }
            return true
        }
        return sleep(until: deadline)
    }

    /// Sleeps until something happened on the main queue. Returns false when it is not there to be served, because
    /// the caller is work of it.
    private func serveMainQueue(until deadline: Date) -> Bool {
        // One second at most: inside other work of the run loop, the main queue cannot end the sleep.
        RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 1)))
    }

    private func sleep(until deadline: Date) -> Bool {
        guard deadline != .distantFuture else {
            semaphore.wait()
            return true
        }
        return semaphore.wait(timeout: .now() + max(0, deadline.timeIntervalSinceNow)) == .success
    }
}
