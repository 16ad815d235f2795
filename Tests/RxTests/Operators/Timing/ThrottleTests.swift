import Foundation
import Rx
import RxTest
import Testing

@Suite struct ThrottleTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(end: Recorded<Event<Int>> = .completed(300)) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(212, 2), .next(214, 3), .next(235, 4), .next(236, 5), end,
        ])
    }

    @Test func emitsTheFirstAndTheLatestElement() {
        let source = source()
        let result = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 3), .next(235, 4), .next(245, 5), .completed(300)])
    }

    @Test func withoutLatestEmitsTheFirstElementOnly() {
        let source = source()
        let result = scheduler.start { source.throttle(.seconds(10), latest: false, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(235, 4), .completed(300)])
    }

    @Test func completionWaitsForTheLatestElement() {
        let source = source(end: .completed(240))
        let result = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 3), .next(235, 4), .next(245, 5), .completed(245)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func anErrorDropsTheLatestElement() {
        let source = source(end: .error(240, TestError.one))
        let result = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 3), .next(235, 4), .error(240, TestError.one)])
    }

    @Test func disposalDropsTheLatestElement() {
        let source = source()
        let result = scheduler.start(disposed: 215) { source.throttle(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1)])
    }

    @Test func emitsAgainAfterTheSpan() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(229, 3), .next(230, 4)])
        let result = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 4)])
    }

    @Test func keepsItsSpansAtAFineResolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(220, 3), .next(230, 4)])
        let result = scheduler.start { source.throttle(.milliseconds(10), latest: false, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 3), .next(230, 4)])
    }
}
