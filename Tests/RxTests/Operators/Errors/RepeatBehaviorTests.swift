import Dispatch
import Rx
import RxTest
import Testing

/// The delays of each behaviour, in ticks of virtual time.
@Suite struct RepeatBehaviorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let behavior: RepeatBehavior
        /// How long after the previous failure each attempt starts.
        let delays: [Int]

        init(_ name: String, _ behavior: RepeatBehavior, _ delays: [Int]) {
            (testDescription, self.behavior, self.delays) = (name, behavior, delays)
        }
    }

    static let cases = [
        Case("immediate", .immediate(maxCount: 4), [0, 0, 0]),
        Case("delayed", .delayed(maxCount: 4, time: 7), [7, 7, 7]),
        Case("delayed by nothing", .delayed(maxCount: 3, time: 0), [0, 0]),
        Case("one attempt", .delayed(maxCount: 1, time: 7), []),
        Case("a count of zero", .delayed(maxCount: 0, time: 7), []),
        Case("doubling", .exponentialDelayed(maxCount: 5, initial: 3, multiplier: 1), [3, 6, 12, 24]),
        Case("half as long again", .exponentialDelayed(maxCount: 4, initial: 8, multiplier: 0.5), [8, 12, 18]),
        Case("no growth", .exponentialDelayed(maxCount: 3, initial: 8, multiplier: 0), [8, 8]),
        Case("no initial delay", .exponentialDelayed(maxCount: 3, initial: 0, multiplier: 1e300), [0, 0]),
        Case("computed", .customTimerDelayed(maxCount: 4) { .seconds(Int($0 * 10)) }, [10, 20, 30]),
        Case("computed in milliseconds", .customTimerDelayed(maxCount: 2) { _ in .milliseconds(4000) }, [4]),
        Case("computed, negative", .customTimerDelayed(maxCount: 3) { _ in .seconds(-5) }, [0, 0]),
        Case("computed, never", .customTimerDelayed(maxCount: 9) { $0 < 3 ? .seconds(1) : .never }, [1, 1]),
        Case(
            "never, capped", .customTimerDelayed(maxCount: 9) { $0 < 2 ? .seconds(9) : .never }.capped(at: 5), [5]),
        Case(
            "capped", .exponentialDelayed(maxCount: 6, initial: 3, multiplier: 1).capped(at: 10), [3, 6, 10, 10, 10]),
        Case(
            "an overflow, capped", .exponentialDelayed(maxCount: 4, initial: 1, multiplier: 1e300).capped(at: 10),
            [1, 10, 10]),
        Case("capped at nothing", .delayed(maxCount: 3, time: 7).capped(at: 0), [0, 0]),
        Case("shortest", .delayed(maxCount: 3, time: 10).jittered(by: 0.2) { 0 }, [8, 8]),
        Case("unchanged", .delayed(maxCount: 3, time: 10).jittered(by: 0.2) { 0.5 }, [10, 10]),
        Case("three quarters", .delayed(maxCount: 3, time: 10).jittered(by: 0.2) { 0.75 }, [11, 11]),
        Case("jittered by nothing", .delayed(maxCount: 3, time: 10).jittered(by: 0) { 0 }, [10, 10]),
        Case("jittered by all", .delayed(maxCount: 3, time: 10).jittered(by: 1) { 0.75 }, [15, 15]),
        Case("a number above 1", .delayed(maxCount: 2, time: 10).jittered(by: 0.5) { 7 }, [15]),
        Case("a number below 0", .delayed(maxCount: 2, time: 10).jittered(by: 0.5) { -7 }, [5]),
        Case("no number", .delayed(maxCount: 2, time: 10).jittered(by: 0.5) { .nan }, [5]),
        Case("capped, then jittered", .delayed(maxCount: 2, time: 99).capped(at: 10).jittered(by: 0.5) { 0.9 }, [14]),
        Case("jittered, then capped", .delayed(maxCount: 2, time: 99).jittered(by: 0.5) { 0.9 }.capped(at: 10), [10]),
    ]

    @Test(arguments: cases) func waitsBeforeEachAttempt(_ each: Case) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.error(10, TestError.one, Int.self)])
        let result = scheduler.start { source.retry(each.behavior, scheduler: scheduler) }
        var start = 200
        var expected = [Subscription(200, 210)]
        for delay in each.delays {
            start += 10 + delay
            expected.append(Subscription(start, start + 10))
        }
        #expect(source.subscriptions == expected)
        #expect(result.events == [.error(start + 10, TestError.one)])
    }

    /// Each delay takes the next number.
    @Test func jitterCallsItsSourceOncePerDelay() {
        let scheduler = TestScheduler(initialClock: 0)
        let calls = Log<Void>()
        let numbers = [0, 0.5, 0.75]
        let behavior = RepeatBehavior.delayed(maxCount: 4, time: 20).jittered(by: 0.5) {
            defer { calls.add(()) }
            return numbers[calls.count]
        }
        let source = scheduler.createColdObservable([.error(10, TestError.one, Int.self)])
        let result = scheduler.start { source.retry(behavior, scheduler: scheduler) }
        #expect(result.events == [.error(200 + 40 + 10 + 20 + 25, TestError.one)])
        #expect(calls.count == 3)
    }

    @Test func theRandomDelaysStayWithinTheirLimits() {
        let scheduler = TestScheduler(initialClock: 0)
        let behavior = RepeatBehavior.delayed(maxCount: 50, time: 100).jittered(by: 0.2)
        let source = scheduler.createColdObservable([.error(0, TestError.one, Int.self)])
        _ = scheduler.start(disposed: 100_000) { source.retry(behavior, scheduler: scheduler) }
        let starts = source.subscriptions.map(\.subscribe)
        let delays = zip(starts, starts.dropFirst()).map { $1 - $0 }
        #expect(delays.count == 49)
        #expect(delays.allSatisfy { (80...121).contains($0) })
    }

    /// A computed delay gets the number of failures.
    @Test func theCalculatorGetsTheNumberOfFailures() {
        let scheduler = TestScheduler(initialClock: 0)
        let failures = Log<UInt>()
        let behavior = RepeatBehavior.customTimerDelayed(maxCount: 4) {
            failures.add($0)
            return .seconds(1)
        }
        let source = scheduler.createColdObservable([.error(10, TestError.one, Int.self)])
        for _ in 1...2 { _ = scheduler.events(source.retry(behavior, scheduler: scheduler)) }
        #expect(failures.values == [1, 2, 3, 1, 2, 3])
    }

    @Test func aVeryLongDelayIsScheduled() {
        let scheduler = TestScheduler(initialClock: 0)
        let behavior = RepeatBehavior.delayed(maxCount: 2, time: .greatestFiniteMagnitude)
        let source = scheduler.createColdObservable([.error(10, TestError.one, Int.self)])
        _ = source.retry(behavior, scheduler: scheduler).subscribe()
        scheduler.start()
        #expect(source.subscriptions.map(\.subscribe) == [0, 9_000_000_010])
        _ = Observable<Int>.error(TestError.one).retry(behavior).subscribe().dispose()
    }
}
