internal import Dispatch
internal import Foundation
internal import Rx
internal import RxSupport

/// A latch that opens once. The thread that waits for it sleeps. It wakes to deliver the events of the actor that it
/// blocks.
final class Latch: Sendable {
    private let isOpen = Guarded(false)
    private let semaphore = DispatchSemaphore(value: 0)

    /// Lets the waiting thread continue. Any thread may call this.
    func open() {
        isOpen.withLock { $0 = true }
        wake()
    }

    private func wake() {
        semaphore.signal()
        // A waiting main thread serves the main queue, so this work wakes it.
        DispatchQueue.main.async {}
    }

    /// Waits until the latch is open, for at most `timeout` seconds, and returns whether it is open. The main thread
    /// serves the main queue while it waits.
    func wait(_ timeout: TimeInterval?) -> Bool {
        let deadline = timeout.map { SpanClock.seconds + $0 } ?? .infinity
        let timer = timeout.map { self.startTimer(after: $0) }
        let thread = BlockedThread { self.wake() }
        defer {
            thread.end()
            timer?.cancel()
        }
        var servesMainQueue = Thread.isMainThread
        while true {
            thread.deliver()
            if isOpen.withLock({ $0 }) { return true }
            guard SpanClock.seconds < deadline else { return false }
            if servesMainQueue {
                servesMainQueue = serveMainQueue(until: deadline)
            } else {
                semaphore.wait()
            }
        }
    }

    private static let timerQueue = DispatchQueue(label: "swift-reactor.latch")

    /// Wakes the waiting thread after `seconds`.
    ///
    /// The timeout of a semaphore is a time of day on Linux. If the clock is set, such a timeout is too short or too
    /// long.
    private func startTimer(after seconds: TimeInterval) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: Self.timerQueue)
        // At most a century. That is longer than any wait, and Dispatch can represent it.
        timer.schedule(deadline: .now() + min(max(0, seconds), 3e9))
        timer.setEventHandler { self.wake() }
        timer.resume()
        return timer
    }

    /// Sleeps until work of the main queue has run. Returns false if the main queue cannot be served, because the
    /// caller itself is work of that queue.
    private func serveMainQueue(until deadline: TimeInterval) -> Bool {
        // At most one second, because the main queue cannot end the sleep inside other work of the run loop.
        RunLoop.current.run(
            mode: .default, before: Date(timeIntervalSinceNow: min(deadline - SpanClock.seconds, 1)))
    }
}
