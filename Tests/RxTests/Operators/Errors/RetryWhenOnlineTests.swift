import Rx
import RxTest
import Testing

/// `retry(_:scheduler:whenOnline:shouldRetry:)`
@Suite struct RetryWhenOnlineTests {
    let scheduler = TestScheduler(initialClock: 0)
    let behavior = RepeatBehavior.delayed(maxCount: 2, time: 10)

    private func failing() -> TestableObservable<Int> {
        scheduler.createColdObservable([.error(10, TestError.one, Int.self)])
    }

    @Test func anAttemptThatFailsOfflineWaitsAndDoesNotCount() {
        let xs = failing()
        let isOnline = scheduler.createHotObservable([
            .next(205, false), .next(300, true), .next(305, false), .next(350, true),
        ])
        let result = scheduler.start { xs.retry(behavior, scheduler: scheduler, whenOnline: isOnline) }
        #expect(
            xs.subscriptions == [
                Subscription(200, 210), Subscription(300, 310), Subscription(350, 360), Subscription(370, 380),
            ])
        #expect(result.events == [.error(380, TestError.one)])
        #expect(isOnline.subscriptions == [Subscription(200, 380)])
    }

    @Test func theDelayGrowsOnlyWithTheFailuresThatCount() {
        let xs = failing()
        let isOnline = scheduler.createHotObservable([.next(205, false), .next(300, true)])
        let behavior = RepeatBehavior.exponentialDelayed(maxCount: 3, initial: 10, multiplier: 1)
        let result = scheduler.start { xs.retry(behavior, scheduler: scheduler, whenOnline: isOnline) }
        #expect(xs.subscriptions.map(\.subscribe) == [200, 300, 320, 350])
        #expect(result.events == [.error(360, TestError.one)])
    }

    @Test func waitsAfterTheDelayIfItIsOfflineThen() {
        let xs = failing()
        let isOnline = scheduler.createHotObservable([.next(215, false), .next(300, true)])
        let result = scheduler.start { xs.retry(behavior, scheduler: scheduler, whenOnline: isOnline) }
        #expect(xs.subscriptions == [Subscription(200, 210), Subscription(300, 310)])
        #expect(result.events == [.error(310, TestError.one)])
    }

    @Test func aShortBreakDuringTheDelayChangesNothing() {
        let xs = failing()
        let isOnline = scheduler.createHotObservable([.next(212, false), .next(215, true)])
        let result = scheduler.start { xs.retry(behavior, scheduler: scheduler, whenOnline: isOnline) }
        #expect(result.events == [.error(230, TestError.one)])
    }

    @Test func theFirstAttemptStartsInAnyCase() {
        let result = scheduler.start {
            Observable.just(1).retry(behavior, scheduler: scheduler, whenOnline: BehaviorRelay(value: false))
        }
        #expect(result.events == [.next(200, 1), .completed(200)])
    }

    @Test func beforeTheFirstElementItCountsAsOnline() {
        let xs = failing()
        let result = scheduler.start { xs.retry(behavior, scheduler: scheduler, whenOnline: Observable<Bool>.never()) }
        #expect(result.events == [.error(230, TestError.one)])
    }

    @Test(arguments: [true, false]) func afterTheEndItCountsAsOnline(_ fails: Bool) {
        let xs = failing()
        let end: Recorded<Event<Bool>> = fails ? .error(300, TestError.two) : .completed(300)
        let isOnline = scheduler.createHotObservable([.next(205, false), end])
        let result = scheduler.start { xs.retry(behavior, scheduler: scheduler, whenOnline: isOnline) }
        #expect(xs.subscriptions.map(\.subscribe) == [200, 300, 320])
        #expect(result.events == [.error(330, TestError.one)])
    }

    @Test func asksShouldRetryOfflineToo() {
        let xs = failing()
        let result = scheduler.start {
            xs.retry(behavior, scheduler: scheduler, whenOnline: BehaviorRelay(value: false)) { _ in false }
        }
        #expect(result.events == [.error(210, TestError.one)])
    }

    @Test func aSourceThatFailsAtOnceWaitsForTheNetwork() {
        let isOnline = BehaviorRelay(value: false)
        let log = Log<String>()
        let source = Observable<Int>.deferred {
            log.add("attempt")
            return .error(TestError.one)
        }
        _ = source.retry(.immediate(maxCount: 2), scheduler: scheduler, whenOnline: isOnline)
            .subscribe(log.observer())
        #expect(log.values == ["attempt"])
        isOnline.accept(false)
        #expect(log.values == ["attempt"])
        isOnline.accept(true)
        #expect(log.values == ["attempt", "attempt", "attempt", "error one"])
    }

    @Test func traitsWaitToo() {
        let isOnline = scheduler.createHotObservable([.next(5, false), .next(50, true)])
        let xs = failing()
        let single = xs.asSingle().retry(behavior, scheduler: scheduler, whenOnline: isOnline)
        #expect(scheduler.events(single) == [.error(80, TestError.one)])
    }
}
