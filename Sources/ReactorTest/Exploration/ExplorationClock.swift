public import RxTest

extension Exploration {
    /// A clock for the code under test. A sleep ends when the exploration decides so. The time is virtual.
    public var clock: Clock { Clock(pending: pending) }

    /// The clock of a session.
    public struct Clock: _Concurrency.Clock {
        /// A moment of the clock: its distance from the start of the session.
        public typealias Instant = TestClock.Instant

        let pending: PendingWork

        /// The current time.
        public var now: Instant { Instant(offset: .seconds(pending.seconds)) }

        /// A nanosecond.
        public var minimumResolution: Duration { .nanoseconds(1) }

        /// Suspends the task until the exploration ends the sleep. Throws a `CancellationError` if the task is
        /// cancelled or the session ends.
        ///
        /// - Parameters:
        ///   - deadline: The end of the sleep.
        ///   - tolerance: Has no effect.
        public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            let due = deadline.offset / .seconds(1)
            let answer = await pending.suspend { [pending] in pending.addSleep(until: due, $0) }
            if answer == .cancelled { throw CancellationError() }
        }
    }
}
