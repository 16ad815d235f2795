import Dispatch
import Rx
import RxTest
import Testing

/// A bad call stops the program with a message that names the caller's file and line, in an optimised build too.
@Suite struct RequirementTests {
    /// A bad call on the line of its case, with the expected message.
    struct BadCall: Sendable, CustomTestStringConvertible {
        let message: String
        let line: UInt
        let call: @Sendable () -> Void

        init(_ message: String, line: UInt = #line, _ call: @escaping @Sendable () -> Void) {
            (self.message, self.line, self.call) = (message, line, call)
        }

        var testDescription: String { message }
    }

    static let calls: [BadCall] = [
        BadCall("take(-1): the count must not be negative.") { _ = Observable.just(1).take(-1) },
        BadCall("take(-2): the count must not be negative.") { _ = Infallible.just(1).take(-2) },
        BadCall("takeLast(-1): the count must not be negative.") { _ = Observable.just(1).takeLast(-1) },
        BadCall("element(at: -1): the index must not be negative.") { _ = Observable.just(1).element(at: -1) },
        BadCall("range(start:count:): count is -1; it must not be negative.") {
            _ = Observable.range(start: 0, count: -1)
        },
        BadCall("range(start: 255, count: 2): the last integer does not fit UInt8.") {
            _ = Observable.range(start: UInt8.max, count: 2)
        },
        BadCall("retry(-1): the count must not be negative.") { _ = Observable.just(1).retry(-1) },
        BadCall("retry(-2): the count must not be negative.") { _ = Single.just(1).retry(-2) },
        BadCall("delayed(maxCount:time:): the time is -1.0; it must be finite and not negative.") {
            _ = RepeatBehavior.delayed(maxCount: 2, time: -1)
        },
        BadCall("delayed(maxCount:time:): the time is nan; it must be finite and not negative.") {
            _ = RepeatBehavior.delayed(maxCount: 2, time: .nan)
        },
        BadCall("(maxCount:initial:multiplier:): the initial delay is inf; it must be finite and not negative.") {
            _ = RepeatBehavior.exponentialDelayed(maxCount: 2, initial: .infinity, multiplier: 1)
        },
        BadCall("(maxCount:initial:multiplier:): the multiplier is -0.5; it must be finite and not negative.") {
            _ = RepeatBehavior.exponentialDelayed(maxCount: 2, initial: 1, multiplier: -0.5)
        },
        BadCall("capped(at:): the limit is -1.0; it must be finite and not negative.") {
            _ = RepeatBehavior.immediate(maxCount: 2).capped(at: -1)
        },
        BadCall("jittered(by: 1.5): the fraction must be between 0 and 1.") {
            _ = RepeatBehavior.immediate(maxCount: 2).jittered(by: 1.5)
        },
        BadCall("merge(maxConcurrent: 0): the count must be positive.") {
            _ = Observable.of(one).merge(maxConcurrent: 0)
        },
        BadCall("merge(maxConcurrent: -1): the count must be positive.") {
            _ = Observable.merge([one], maxConcurrent: -1)
        },
        BadCall("merge(maxConcurrent: -2): the count must be positive.") {
            _ = Driver.of(ones).merge(maxConcurrent: -2)
        },
        BadCall("merge(maxConcurrent: -3): the count must be positive.") {
            _ = Driver.merge([ones], maxConcurrent: -3)
        },
        BadCall("interval(seconds(-1)): the period must not be negative.") {
            _ = Observable<Int>.interval(.seconds(-1), scheduler: MainScheduler.instance)
        },
        BadCall("interval(seconds(-2)): the period must not be negative.") { _ = Driver<Int>.interval(.seconds(-2)) },
        BadCall("timer(seconds(1), period: seconds(-1)): the period must not be negative.") {
            _ = Observable<Int>.timer(.seconds(1), period: .seconds(-1), scheduler: MainScheduler.instance)
        },
        BadCall("timer(seconds(2), period: seconds(-1)): the period must not be negative.") {
            _ = Driver<Int>.timer(.seconds(2), period: .seconds(-1))
        },
        BadCall("buffer(timeSpan:count:): the count is 0; it must be positive.") {
            _ = one.buffer(timeSpan: .seconds(1), count: 0, scheduler: MainScheduler.instance)
        },
        BadCall("buffer(timeSpan:count:): the span is seconds(-1); it must not be negative.") {
            _ = one.buffer(timeSpan: .seconds(-1), count: 1, scheduler: MainScheduler.instance)
        },
        BadCall("window(timeSpan:count:): the count is 0; it must be positive.") {
            _ = one.window(timeSpan: .seconds(1), count: 0, scheduler: MainScheduler.instance)
        },
        BadCall("window(timeSpan:count:): the span is seconds(-1); it must not be negative.") {
            _ = one.window(timeSpan: .seconds(-1), count: 1, scheduler: MainScheduler.instance)
        },
        BadCall("share(replay: -1): the size must not be negative.") { _ = one.share(replay: -1) },
        BadCall("share(replay: -2): the size must not be negative.") { _ = Infallible.just(1).share(replay: -2) },
        BadCall("replay(-1): the size must not be negative.") { _ = one.replay(-1) },
        BadCall("create(bufferSize: -1): the size must not be negative.") {
            _ = ReplaySubject<Int>.create(bufferSize: -1)
        },
        BadCall("create(bufferSize: -2): the size must not be negative.") {
            _ = ReplayRelay<Int>.create(bufferSize: -2)
        },
        BadCall("advanceTo was called while the scheduler was running; call it from outside its work.") {
            let scheduler = TestScheduler(initialClock: 0)
            scheduler.scheduleAt(10) { scheduler.advanceTo(20) }
            scheduler.start()
        },
        BadCall("sleep cannot go back in time; the interval must not be negative.") {
            TestScheduler(initialClock: 0).sleep(-1)
        },
        BadCall("TestScheduler(resolution: 0.0): a tick must take some time.") {
            _ = TestScheduler(initialClock: 0, resolution: 0)
        },
        BadCall("TestClock.advance(by: -1.0 seconds): the duration must not be negative.") {
            TestClock().advance(by: .seconds(-1))
        },
    ]

    private static let one = Observable.just(1)
    private static let ones = Driver.just(1)

    @Test(arguments: calls.indices) func aBadCallStopsWithAMessageAndItsPlace(_ index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            Self.calls[index].call()
        }
        let call = Self.calls[index]
        #expect(result.message.contains(call.message))
        #if DEBUG
        let lines = (call.line...call.line + 2).map { "RxTests/RequirementTests.swift:\($0): " }
        #else
        // The optimiser leaves out the frame of a closure whose last call this is.
        let lines = ["RxTests/RequirementTests.swift:"]
        #endif
        #expect(lines.contains { result.message.contains($0) }, "\(result.message)")
    }

    /// A protocol requirement cannot receive its caller's place, so the message states only the fault.
    @Test func aSchedulerRefusesANegativePeriod() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SerialDispatchQueueScheduler(qos: .default)
                .schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(-1)) { $0 }
        }
        #expect(result.message.contains("schedulePeriodic(period: seconds(-1)): the period must not be negative."))
    }

    /// Zero is a valid count.
    @Test func zeroIsAValidCount() {
        let seen = Log<Int>()
        _ = one.skip(0).subscribe(onNext: { seen.add($0) })
        _ = one.take(0).subscribe(onNext: { seen.add($0) })
        _ = one.retry(0).subscribe(onNext: { seen.add($0) })
        _ = one.share(replay: 0).subscribe(onNext: { seen.add($0) })
        #expect(seen.values == [1, 1])
    }

    private var one: Observable<Int> { Self.one }
}
