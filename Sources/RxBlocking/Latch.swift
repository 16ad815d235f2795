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
        let deadline = timeout.map { SpanClock.seconds + $0 } ?? .infinity
        let alarm = timeout.map { self.alarm(after: $0) }
        let thread = BlockedThread { self.wake() }
        defer {
            thread.end()
            alarm?.cancel()
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

    private static let alarms = DispatchQueue(label: "swift-reactor.latch")

    /// Wakes the waiting thread after so many seconds.
    ///
    /// A semaphore's own timeout is a time of day on Linux, and would last until the clock says that time.
    private func alarm(after seconds: TimeInterval) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: Self.alarms)
        // A century at most: longer than any wait, and a span that Dispatch knows.
        timer.schedule(deadline: .now() + min(max(0, seconds), 3e9))
        timer.setEventHandler { self.wake() }
        timer.resume()
        return timer
    }

    /// Sleeps until something happened on the main queue. Returns false when it is not there to be served, because
    /// the caller is work of it.
    private func serveMainQueue(until deadline: TimeInterval) -> Bool {
        // One second at most: inside other work of the run loop, the main queue cannot end the sleep.
        RunLoop.current.run(
            mode: .default, before: Date(timeIntervalSinceNow: min(deadline - SpanClock.seconds, 1)))
    }
}
