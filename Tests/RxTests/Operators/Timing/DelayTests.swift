import Foundation
import Rx
import RxTest
import Testing

@Suite struct DelayTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func shiftsElementsAndCompletion() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
        let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(310, 1), .next(330, 2), .completed(350)])
        #expect(source.subscriptions == [Subscription(200, 250)])
    }

    @Test func passesAnErrorAtOnceAndDropsPendingElements() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .error(315, TestError.one)])
        let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(310, 1), .error(315, TestError.one)])
    }

    @Test func eachEventOfOneTickHasItsOwnTick() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
        let result = scheduler.start { source.delay(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(220, 1), .next(221, 2), .completed(222)])
    }

    @Test func aDelayOfZeroLastsATick() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(240, 3), .completed(250)])
        let result = scheduler.start { source.delay(.seconds(0), scheduler: scheduler) }
        #expect(result.events == [.next(211, 1), .next(212, 2), .next(241, 3), .completed(251)])
    }

    @Test func deliversNothingAfterDisposal() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
        let result = scheduler.start(disposed: 320) { source.delay(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(310, 1)])
        #expect(source.subscriptions == [Subscription(200, 320)])
    }

    @Test func anElementSentDuringADelayedElementIsDelayed() {
        let subject = PublishSubject<Int>()
        scheduler.scheduleAt(210) { subject.onNext(1) }
        let result = scheduler.start {
            subject.delay(.seconds(10), scheduler: scheduler).do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
        }
        #expect(result.events == [.next(220, 1), .next(230, 2), .next(240, 3)])
    }

    @Test func delaySubscriptionSubscribesLater() {
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
        #expect(result.events == [.next(240, 1), .completed(250)])
        #expect(source.subscriptions == [Subscription(230, 250)])
    }

    @Test func delaySubscriptionDisposedEarlyDoesNotSubscribe() {
        let source = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start(disposed: 220) { source.delaySubscription(.seconds(30), scheduler: scheduler) }
        #expect(result.events.isEmpty && source.subscriptions.isEmpty)
    }
}
