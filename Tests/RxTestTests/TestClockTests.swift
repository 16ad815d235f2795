import Rx
import RxSupport
import RxTest
import TestSupport
import Testing

@Suite struct TestClockTests {
    private let clock = TestClock()

    @Test func theTimeStandsUntilATaskIsWoken() async throws {
        let task = Task { [clock] in
            try await clock.sleep(for: .seconds(5))
            return clock.now.offset
        }
        #expect(clock.now.offset == .zero)
        #expect(try await clock.wakeNext() == .seconds(5))
        #expect(try await task.value == .seconds(5))
    }

    @Test func tasksWakeInTheOrderOfTheirDeadlines() async throws {
        let tasks = [3, 1, 2].map { seconds in
            Task { [clock] in try await clock.sleep(for: .seconds(seconds)) }
        }
        while clock.sleeperCount < 3 { await Task.yield() }
        for expected in 1...3 {
            try await clock.wakeNext()
            #expect(clock.now.offset == .seconds(expected))
            #expect(clock.sleeperCount == 3 - expected)
        }
        for task in tasks { try await task.value }
    }

    @Test func eachSleepOfATaskIsFollowed() async throws {
        let task = Task { [clock] in
            for seconds in [1, 2, 4] { try await clock.sleep(for: .seconds(seconds)) }
        }
        for seconds in [1, 2, 4] { #expect(try await clock.wakeNext() == .seconds(seconds)) }
        try await task.value
        #expect(clock.now.offset == .seconds(7))
    }

    @Test func advancingWakesTheTasksThatAreDue() async throws {
        let early = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        let late = Task { [clock] in try await clock.sleep(for: .seconds(3)) }
        while clock.sleeperCount < 2 { await Task.yield() }
        clock.advance(by: .seconds(2))
        try await early.value
        #expect(clock.sleeperCount == 1)
        #expect(try await clock.wakeNext() == .seconds(1))
        try await late.value
    }

    @Test func aSleepThatIsOverEndsAtOnce() async throws {
        clock.advance(by: .seconds(2))
        try await clock.sleep(until: TestClock.Instant(offset: .seconds(2)), tolerance: nil)
        try await clock.sleep(for: .zero)
    }

    @Test func cancellationEndsASleep() async throws {
        let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        while clock.sleeperCount < 1 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
        let cancelled = Task { [clock] in
            while !Task.isCancelled { await Task.yield() }
            try await clock.sleep(for: .seconds(1))
        }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }

    @Test func wakingNobodyFailsWithAReason() async {
        let error = await #expect(throws: TestClock.NobodySleeps.self) {
            try await clock.wakeNext(timeout: Duration.milliseconds(1))
        }
        #expect(error?.description.contains("No task slept on the TestClock within 0.001 seconds") == true)
    }

    /// The time of such a wait could end before the wait began, which then never ended.
    @Test func aWaitOfNoTimeEnds() async {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { [clock] in
                    for _ in 0..<2000 { _ = try? await clock.wakeNext(timeout: .zero) }
                }
            }
        }
        #expect(clock.sleeperCount == 0)
    }

    @Test func workOfRunIsDrivenByTheClock() async throws {
        let ticks = Observable<Int>.run { [clock] send in
            for number in 1...3 {
                try await clock.sleep(for: .seconds(number))
                send(number)
            }
        }
        let values = Guarded<[Int]>([])
        let ended = Flag()
        let subscription = ticks.subscribe(
            onNext: { value in values.withLock { $0.append(value) } }, onCompleted: { ended.set() })
        for number in 1...3 {
            try await clock.wakeNext()
            while values.withLock({ $0.count }) < number { await Task.yield() }
            #expect(values.withLock { $0 } == Array(1...number))
        }
        while !ended.isSet { await Task.yield() }
        subscription.dispose()
    }
}
