import Foundation
import Rx
import RxTest
import Testing

@Suite struct TestSchedulerTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The ticks of a run's three steps: it makes a sequence, subscribes, and disposes of the subscription.
    private func times(_ run: (@escaping () -> Observable<Int>) -> TestableObserver<Int>) -> [String] {
        let (scheduler, seen) = (scheduler, scheduler.createObserver(String.self))
        _ = run {
            seen.onNext("created")
            return Observable.create { _ in
                seen.onNext("subscribed")
                return Disposables.create { seen.onNext("disposed") }
            }
        }
        #expect(scheduler.clock >= seen.events.last?.time ?? 0)
        return seen.events.compactMap { event in event.value.element.map { "\($0) \(event.time)" } }
    }

    @Test func startsAtTheDefaultTicks() {
        #expect(times { scheduler.start($0) } == ["created 100", "subscribed 200", "disposed 1000"])
    }

    @Test func startsUntilAGivenTick() {
        #expect(
            times { scheduler.start(disposed: 300, create: $0) } == ["created 100", "subscribed 200", "disposed 300"])
    }

    @Test func startsAtGivenTicks() {
        let times = times { scheduler.start(created: 1, subscribed: 2, disposed: 3, create: $0) }
        #expect(times == ["created 1", "subscribed 2", "disposed 3"])
    }

    @Test func startsATrait() {
        let result = scheduler.start { Single.just(1) }
        #expect(result.events == [.next(200, 1), .completed(200)])
    }

    @Test func beginsAtItsInitialClock() {
        let scheduler = TestScheduler(initialClock: 50)
        let observer = scheduler.createObserver(Int.self)
        #expect(scheduler.clock == 50)
        scheduler.scheduleAt(10) { observer.onNext(scheduler.clock) }
        scheduler.start()
        #expect(observer.events == [.next(50, 50)])
    }

    @Test func aTimeThatIsTooLargeIsTheLastTick() {
        let scheduler = TestScheduler(initialClock: 5, resolution: 0.001)
        let observer = scheduler.createObserver(String.self)
        _ = scheduler.scheduleRelative("a span", dueTime: .seconds(.max)) {
            observer.onNext($0)
            return scheduler.schedule("then") {
                observer.onNext($0)
                return Disposables.create()
            }
        }
        _ = scheduler.scheduleRelativeVirtual("ticks", dueTime: .max) {
            observer.onNext($0)
            return Disposables.create()
        }
        scheduler.start()
        #expect(observer.events == [.next(.max, "a span"), .next(.max, "ticks"), .next(.max, "then")])
    }

    @Test func theConverterReturnsTheNearestTick() {
        let converter = TestSchedulerVirtualTimeConverter(resolution: 0.5)
        #expect(converter.convertToVirtualTimeInterval(2) == 4)
        #expect(converter.convertToVirtualTimeInterval(.infinity) == .max)
        #expect(converter.convertToVirtualTimeInterval(-1e300) == .min)
        #expect(converter.convertToVirtualTimeInterval(.nan) == 0)
        #expect(converter.convertToVirtualTime(Date(timeIntervalSince1970: 2)) == 4)
        #expect(converter.convertToVirtualTime(Date(timeIntervalSince1970: .infinity)) == .max)
        #expect(converter.offsetVirtualTime(5, offset: .max) == .max)
        #expect(converter.offsetVirtualTime(-5, offset: .min) == .min)
    }

    @Test func workForThePastMovesToTheNextTickOrNow() {
        #expect(TestScheduler(initialClock: 50).adjustScheduledTime(50) == 51)
        #expect(TestScheduler(initialClock: 50).adjustScheduledTime(51) == 51)
        #expect(TestScheduler(initialClock: 50, simulateProcessingDelay: false).adjustScheduledTime(10) == 50)
    }

    @Test func onlyASpanOfTimeIsAdjusted() {
        let observer = scheduler.createObserver(String.self)
        scheduler.scheduleAt(200) {
            _ = scheduler.schedule("a span", action: say)
            _ = scheduler.scheduleRelativeVirtual("ticks", dueTime: 0, action: say)
            _ = scheduler.scheduleAbsoluteVirtual("the past", time: 100, action: say)
        }
        @Sendable func say(_ text: String) -> any Disposable {
            observer.onNext(text)
            return Disposables.create()
        }
        scheduler.start()
        #expect(observer.events == [.next(200, "the past"), .next(200, "ticks"), .next(201, "a span")])
    }

    @Test func aTickLastsItsResolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.5)
        let observer = scheduler.createObserver(Int.self)
        _ = Observable<Int>.timer(.seconds(10), scheduler: scheduler).subscribe(observer)
        scheduler.start()
        #expect(observer.events == [.next(20, 0), .completed(20)])
        #expect(scheduler.now == Date(timeIntervalSince1970: 10))
    }

    /// Such work once stopped the program.
    @Test func workAfterASpanOfNeverDoesNotRun() {
        let observer = scheduler.createObserver(Int.self)
        _ = Observable<Int>.timer(.never, scheduler: scheduler).subscribe(observer)
        _ = Observable<Int>.interval(.never, scheduler: scheduler).subscribe(observer)
        scheduler.start()
        #expect(observer.events == [])
        #expect(scheduler.clock == 0)
    }

    @Test func convertsBetweenTicksAndTime() {
        let scheduler = TestScheduler(initialClock: 7, resolution: 2)
        #expect(scheduler.now == Date(timeIntervalSince1970: 14))
        scheduler.advanceTo(9)
        #expect(scheduler.now == Date(timeIntervalSince1970: 18))
    }

    @Test func anObserverRecordsTheClock() {
        let observer = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(5) { observer.onNext(1) }
        scheduler.scheduleAt(8) { observer.onError(RxError.timeout) }
        scheduler.scheduleAt(9) { observer.onCompleted() }
        #expect(observer.events == [])
        scheduler.start()
        #expect(observer.events == [.next(5, 1), .error(8, RxError.timeout), .completed(9)])
    }
}
