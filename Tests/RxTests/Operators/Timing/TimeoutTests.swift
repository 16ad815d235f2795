import Dispatch
import Rx
import RxTest
import Testing

@Suite struct TimeoutTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func failsIfNoElementArrives() {
        let xs = scheduler.createHotObservable([.next(500, 1)])
        let result = scheduler.start { xs.timeout(.seconds(200), scheduler: scheduler) }
        #expect(result.events == [.error(400, RxError.timeout)])
        #expect(xs.subscriptions == [Subscription(200, 400)])
    }

    @Test func anElementRestartsTheTimeout() {
        let xs = scheduler.createHotObservable([.next(290, 1), .next(380, 2), .completed(481)])
        let result = scheduler.start { xs.timeout(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(290, 1), .next(380, 2), .error(480, RxError.timeout)])
    }

    @Test func endsWithTheSource() {
        let xs = scheduler.createHotObservable([.next(290, 1), .completed(300)])
        let result = scheduler.start { xs.timeout(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(290, 1), .completed(300)])
        let ys = scheduler.createHotObservable([.next(1290, 1), .error(1300, TestError.one)])
        let second = scheduler.start(created: 1100, subscribed: 1200, disposed: 2000) {
            ys.timeout(.seconds(100), scheduler: scheduler)
        }
        #expect(second.events == [.next(1290, 1), .error(1300, TestError.one)])
    }

    @Test func switchesToTheOtherSource() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(400, 2), .completed(500)])
        let ys = scheduler.createColdObservable([.next(50, 7), .next(300, 8), .completed(310)])
        let result = scheduler.start { xs.timeout(.seconds(100), other: ys, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(360, 7), .next(610, 8), .completed(620)])
        #expect(xs.subscriptions == [Subscription(200, 310)])
        #expect(ys.subscriptions == [Subscription(310, 620)])
    }

    @Test func failsIfTheOtherSourceFails() {
        let ys = scheduler.createColdObservable([.error(50, TestError.two, Int.self)])
        let result = scheduler.start { Observable<Int>.never().timeout(.seconds(100), other: ys, scheduler: scheduler) }
        #expect(result.events == [.error(350, TestError.two)])
    }

    @Test func doesNotSubscribeToTheOtherSourceWithoutATimeout() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let ys = scheduler.createColdObservable([.next(50, 7)])
        let result = scheduler.start { xs.timeout(.seconds(100), other: ys, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(ys.subscriptions == [])
    }

    @Test func stopsWhenDisposed() {
        let xs = scheduler.createHotObservable([.next(210, 1)])
        let ys = scheduler.createColdObservable([.next(50, 7), .next(300, 8)])
        let result = scheduler.start(disposed: 400) { xs.timeout(.seconds(100), other: ys, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(360, 7)])
        #expect(ys.subscriptions == [Subscription(310, 400)])
    }

    @Test func switchesToTheOtherSourceWhileTheSubscriptionToTheFirstIsBlocked() {
        let (isSubscribing, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (seen, disposals) = (Log<String>(), Log<Bool>())
        let blocked = Observable<Int>.create { observer in
            isSubscribing.signal()
            mayGoOn.wait()
            observer.onNext(1)
            observer.onError(TestError.one)
            return Disposables.create { disposals.add(true) }
        }
        onThreads(2) { [scheduler] thread in
            if thread == 0 {
                _ = blocked.timeout(.seconds(100), other: Observable.of(7, 8), scheduler: scheduler)
                    .subscribe(seen.observer())
                return
            }
            isSubscribing.wait()
            scheduler.advanceTo(100)
            #expect(seen.values == ["7", "8", "completed"])
            mayGoOn.signal()
        }
        #expect(seen.values == ["7", "8", "completed"])
        #expect(disposals.count == 1)
    }
}
