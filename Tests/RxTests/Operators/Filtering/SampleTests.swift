import Rx
import RxTest
import Testing

@Suite struct SampleTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func emitsTheLatestElementOnEachSample() {
        let xs = scheduler.createHotObservable([
            .next(220, 1), .next(240, 2), .next(290, 3), .next(300, 4), .completed(400),
        ])
        let ys = scheduler.createHotObservable([
            .next(210, "a"), .next(250, "b"), .next(260, "c"), .next(320, "d"), .completed(500),
        ])
        let result = scheduler.start { xs.sample(ys) }
        #expect(result.events == [.next(250, 2), .next(320, 4), .completed(500)])
        #expect(xs.subscriptions == [Subscription(200, 400)])
        #expect(ys.subscriptions == [Subscription(200, 500)])
    }

    @Test func emitsTheDefaultIfNoElementIsNew() {
        let xs = scheduler.createHotObservable([.next(220, 1), .completed(400)])
        let ys = scheduler.createHotObservable([.next(210, "a"), .next(250, "b"), .next(260, "c"), .completed(500)])
        let result = scheduler.start { xs.sample(ys, defaultValue: 0) }
        #expect(result.events == [.next(210, 0), .next(250, 1), .next(260, 0), .next(500, 0), .completed(500)])
    }

    @Test func completesAtTheFirstSampleAfterCompletion() {
        let xs = scheduler.createHotObservable([.next(220, 1), .next(240, 2), .completed(300)])
        let ys = scheduler.createHotObservable([.next(230, "a"), .next(320, "b"), .next(330, "c")])
        let result = scheduler.start { xs.sample(ys) }
        #expect(result.events == [.next(230, 1), .next(320, 2), .completed(320)])
        #expect(ys.subscriptions == [Subscription(200, 320)])
    }

    @Test(arguments: [Event<Int>.next(0), .completed])
    func completesIfTheSourceCompletesDuringASample(_ sample: Event<Int>) {
        let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
        let seen = Log<String>()
        _ = source.sample(sampler).do(afterNext: { _ in source.onCompleted() }).subscribe(seen.observer())
        source.onNext(1)
        sampler.on(sample)
        #expect(seen.values == ["1", "completed"])
        #expect(!sampler.hasObservers)
    }

    @Test func failsWithEitherSource() {
        let xs = scheduler.createHotObservable([.next(220, 1), .error(300, TestError.one)])
        let ys = scheduler.createHotObservable([.next(230, "a")])
        let result = scheduler.start { xs.sample(ys) }
        #expect(result.events == [.next(230, 1), .error(300, TestError.one)])
        #expect(ys.subscriptions == [Subscription(200, 300)])

        let zs = scheduler.createHotObservable([.next(1230, 0), .error(1250, TestError.two)])
        let hot = scheduler.createHotObservable([.next(1220, 1), .next(1300, 2)])
        let second = scheduler.start(created: 1100, subscribed: 1200, disposed: 2000) { hot.sample(zs) }
        #expect(second.events == [.next(1230, 1), .error(1250, TestError.two)])
        #expect(hot.subscriptions == [Subscription(1200, 1250)])
    }

    @Test func stopsWhenDisposed() {
        let xs = scheduler.createHotObservable([.next(220, 1), .next(240, 2)])
        let ys = scheduler.createHotObservable([.next(230, "a"), .next(250, "b")])
        let result = scheduler.start(disposed: 245) { xs.sample(ys) }
        #expect(result.events == [.next(230, 1)])
        #expect(ys.subscriptions == [Subscription(200, 245)])
    }
}
