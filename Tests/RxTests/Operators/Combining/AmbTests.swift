import Rx
import RxTest
import Testing

@Suite struct AmbTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func ambPassesTheSourceThatEmitsFirst() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
        let ys = scheduler.createHotObservable([.next(220, 10), .next(230, 20), .completed(300)])
        let result = scheduler.start { xs.amb(ys) }
        #expect(result.events == [.next(210, 1), .next(240, 2), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
        #expect(ys.subscriptions == [Subscription(200, 210)])
    }

    @Test func ambPassesTheSecondSourceIfItEmitsFirst() {
        let xs = scheduler.createHotObservable([.next(230, 1), .completed(250)])
        let ys = scheduler.createHotObservable([.next(220, 10), .next(230, 20), .completed(300)])
        let result = scheduler.start { xs.amb(ys) }
        #expect(result.events == [.next(220, 10), .next(230, 20), .completed(300)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func anErrorWins() {
        let xs = scheduler.createHotObservable([.next(230, 1), .completed(250)])
        let ys = scheduler.createHotObservable([.error(220, TestError.one, Int.self)])
        let result = scheduler.start { xs.amb(ys) }
        #expect(result.events == [.error(220, TestError.one)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func completionWins() {
        let xs = scheduler.createHotObservable([.completed(210, Int.self)])
        let ys = scheduler.createHotObservable([.next(220, 10)])
        let result = scheduler.start { xs.amb(ys) }
        #expect(result.events == [.completed(210)])
        #expect(ys.subscriptions == [Subscription(200, 210)])
    }

    @Test func theFirstOfManySourcesWins() {
        let sources = [230, 210, 220].map { time in
            scheduler.createHotObservable([.next(time, time), .next(300, time), .completed(310)])
        }
        let result = scheduler.start { Observable.amb(sources.map { $0.asObservable() }) }
        #expect(result.events == [.next(210, 210), .next(300, 210), .completed(310)])
        #expect(
            sources.map(\.subscriptions) == [
                [Subscription(200, 210)], [Subscription(200, 310)], [Subscription(200, 210)],
            ])
    }

    @Test func ambOfNoSourcesNeverEmits() {
        let result = scheduler.start { Observable<Int>.amb([]) }
        #expect(result.events == [])
    }

    @Test func disposingEndsBothSources() {
        let xs = scheduler.createHotObservable([.next(500, 1)])
        let ys = scheduler.createHotObservable([.next(510, 1)])
        let result = scheduler.start(disposed: 400) { xs.amb(ys) }
        #expect(result.events == [])
        #expect(xs.subscriptions == [Subscription(200, 400)])
        #expect(ys.subscriptions == [Subscription(200, 400)])
    }

    @Test func aSynchronousSourceWinsBeforeTheOtherStarts() {
        let ys = scheduler.createHotObservable([.next(220, 10)])
        let result = scheduler.start { Observable.just(1).amb(ys) }
        #expect(result.events == [.next(200, 1), .completed(200)])
        #expect(ys.subscriptions == [])
    }
}
