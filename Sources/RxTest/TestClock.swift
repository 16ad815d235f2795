internal import Rx
internal import RxSupport

/// A clock for tests of asynchronous work. Its time passes only when the test wakes a task that sleeps on it.
///
/// Give it to the code under test in place of a `ContinuousClock`:
///
/// - ``wakeNext(timeout:isolation:)`` waits until a task sleeps, moves the time to the end of that sleep, and wakes the
///   task. So a test follows each sleep in order, and waits for no real time.
/// - ``advance(by:)`` moves the time by a duration, and wakes the tasks that are due by then.
///
/// Work on schedulers needs a ``TestScheduler`` instead. Usable from any thread.
public final class TestClock: Clock {
    /// A moment of the clock: its distance from the clock's start.
    public struct Instant: InstantProtocol {
        /// The time since the clock's start.
        public let offset: Duration

        /// The moment `offset` after the clock's start.
        public init(offset: Duration = .zero) { self.offset = offset }

        /// The moment `duration` after this one.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// The time from this moment to `other`. Negative if `other` comes first.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether the first moment comes before the second.
        public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    /// The error of ``TestClock/wakeNext(timeout:isolation:)`` if no task sleeps.
    public struct NobodySleeps: Error, CustomStringConvertible {
        let timeout: Duration

        /// The description of the error.
        public var description: String {
            "No task slept on the TestClock within \(timeout) of real time. Does the code under test use this clock?"
        }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Contents {
        var now = Instant()
        var sleepers: [Sleeper] = []
        /// Sleeps that were cancelled before they began.
        var cancelled: Set<Int> = []
        var lastNumber = 0

        mutating func removeSleepers(where isWanted: (Sleeper) -> Bool) -> [Sleeper] {
            let removed = sleepers.filter(isWanted).sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
            sleepers.removeAll(where: isWanted)
            return removed
        }
    }

    private let contents = Guarded(Contents())
    /// The calls that wait until a task sleeps.
    private let waiters = TaskWaiters()

    /// A clock whose time is zero.
    public init() {}

    /// The current time.
    public var now: Instant { contents.withLock { $0.now } }

    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of tasks that sleep.
    public var sleeperCount: Int { contents.withLock { $0.sleepers.count } }

    /// Suspends the task until the clock reaches `deadline`. Throws a `CancellationError` if the task is cancelled.
    ///
    /// - Parameters:
    ///   - deadline: The end of the sleep.
    ///   - tolerance: Has no effect.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = contents.withLock { contents in
            contents.lastNumber += 1
            return contents.lastNumber
        }
        // A task may be woken and cancelled at the same time.
        defer { contents.withLock { _ = $0.cancelled.remove(number) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                begin(Sleeper(number: number, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func begin(_ sleeper: Sleeper) {
        let (isCancelled, isOver) = contents.withLock { contents in
            if contents.cancelled.remove(sleeper.number) != nil { return (true, false) }
            if sleeper.deadline <= contents.now { return (false, true) }
            contents.sleepers.append(sleeper)
            return (false, false)
        }
        if isCancelled { return sleeper.continuation.resume(throwing: CancellationError()) }
        if isOver { return sleeper.continuation.resume() }
        waiters.notify()
    }

    private func cancel(_ number: Int) {
        let removed = contents.withLock { contents in
            let removed = contents.removeSleepers { $0.number == number }
            if removed.isEmpty { contents.cancelled.insert(number) }
            return removed
        }
        for sleeper in removed { sleeper.continuation.resume(throwing: CancellationError()) }
    }

    // MARK: Moving the time

    /// Moves the time by `duration`, and wakes the tasks whose sleep ends by then, in the order of their ends. Returns
    /// before these tasks have continued. Traps if `duration` is negative.
    public func advance(by duration: Duration) {
        requirement(duration >= .zero, "TestClock.advance(by: \(duration)): the duration must not be negative.")
        let due = contents.withLock { contents in
            let now = contents.now.advanced(by: duration)
            contents.now = now
            return contents.removeSleepers { $0.deadline <= now }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until a task sleeps. Then moves the time to the earliest end of a sleep, and wakes that task.
    ///
    /// - Parameters:
    ///   - timeout: How long, in real time, to wait for a task that sleeps.
    ///   - isolation: The actor that waits. The default is the caller's.
    /// - Returns: How far the time has moved.
    /// - Throws: ``NobodySleeps`` if no task has slept within `timeout`. Cancelling the task does not end the wait.
    @discardableResult
    public func wakeNext(
        timeout: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation
    ) async throws -> Duration {
        while true {
            if let (sleeper, duration) = removeNext() {
                sleeper.continuation.resume()
                return duration
            }
            guard await waiters.wait(timeout: timeout, until: { sleeperCount > 0 }) else {
                throw NobodySleeps(timeout: timeout)
            }
        }
    }

    private func removeNext() -> (Sleeper, Duration)? {
        contents.withLock { contents in
            guard let next = contents.sleepers.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) })
            else { return nil }
            contents.sleepers.removeAll { $0.number == next.number }
            defer { contents.now = next.deadline }
            return (next, contents.now.duration(to: next.deadline))
        }
    }
}
