import Rx
import RxTest
import Testing

@Suite struct TestableObservableTests {
    let scheduler = TestScheduler(initialClock: 0)
    private let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .completed(230)]

    @Test func keepsItsRecordedEvents() {
        #expect(scheduler.createHotObservable(events).recordedEvents == events)
        #expect(scheduler.createColdObservable(events).recordedEvents == events)
    }

    @Test func aHotObservableEmitsAtItsTimes() {
        let xs = scheduler.createHotObservable([.next(150, 0)] + events)
        #expect(scheduler.start { xs }.events == events)
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func aHotObservableEmitsToAllSubscribers() {
        let xs = scheduler.createHotObservable(events)
        let result = scheduler.start { Observable.merge(xs.asObservable(), xs.map { $0 * 10 }) }
        #expect(
            result.events == [.next(210, 1), .next(210, 10), .next(220, 2), .next(220, 20), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230), Subscription(200, 230)])
    }

    @Test func aHotObservableEmitsWithoutSubscribers() {
        let xs = scheduler.createHotObservable(events)
        #expect(
            scheduler.start(created: 100, subscribed: 215, disposed: 300) { xs }.events == Array(events.dropFirst()))
        #expect(xs.subscriptions == [Subscription(215, 230)])
    }

    @Test func aHotObservableContinuesAfterItsEnd() {
        let xs = scheduler.createHotObservable([.next(210, 1), .error(220, RxError.unknown), .next(230, 2)])
        #expect(scheduler.start { xs.retry() }.events == [.next(210, 1), .next(230, 2)])
        #expect(xs.subscriptions == [Subscription(200, 220), Subscription(220, 1000)])
    }

    @Test func aColdObservableCountsFromEachSubscription() {
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { xs.concat(xs) }
        #expect(result.events == [.next(210, 1), .next(230, 1), .completed(240)])
        #expect(xs.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
    }

    @Test func aColdObservableMayEmitAtItsSubscription() {
        let xs = scheduler.createColdObservable([.next(0, 1), .completed(0)])
        #expect(scheduler.start { xs }.events == [.next(200, 1), .completed(200)])
    }

    @Test func disposalCancelsLaterEventsOfAColdObservable() {
        let xs = scheduler.createColdObservable([.next(10, 1), .next(100, 2)])
        #expect(scheduler.start(disposed: 250) { xs }.events == [.next(210, 1)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
        #expect(scheduler.clock == 250)
    }

    @Test func anErrorEndsTheSubscription() {
        let xs = scheduler.createHotObservable([.error(215, RxError.timeout, Int.self)])
        #expect(scheduler.start { xs }.events == [.error(215, RxError.timeout)])
        #expect(xs.subscriptions == [Subscription(200, 215)])
    }

    @Test func aSubscriptionWithoutADisposalHasNoEnd() {
        let xs = scheduler.createHotObservable([.next(210, 1)])
        let subscription = xs.subscribe(scheduler.createObserver(Int.self))
        scheduler.start()
        #expect(xs.subscriptions == [Subscription(0)])
        subscription.dispose()
        #expect(xs.subscriptions == [Subscription(0, 210)])
    }
}
