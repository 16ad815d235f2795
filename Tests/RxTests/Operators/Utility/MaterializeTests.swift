import Rx
import RxTest
import Testing

@Suite struct MaterializeTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func materializeEmitsCompletionAndCompletes() {
        let xs = scheduler.createHotObservable([.next(150, 9), .next(210, 1), .completed(250)])
        let result = scheduler.start { xs.materialize() }
        #expect(result.events == [.next(210, .next(1)), .next(250, .completed), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func materializeEmitsAnErrorAndCompletes() {
        let xs = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.one)])
        let result = scheduler.start { xs.materialize() }
        #expect(result.events == [.next(210, .next(1)), .next(250, .error(TestError.one)), .completed(250)])
    }

    @Test func dematerializeEmitsTheEventsOfItsElements() {
        let xs = scheduler.createHotObservable([
            .next(210, Event.next(1)), .next(220, .next(2)), .next(230, .completed), .next(240, .next(3)),
            .completed(250),
        ])
        let result = scheduler.start { xs.dematerialize() }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func dematerializeFailsWithAnElementOrTheSource() {
        let xs = scheduler.createHotObservable([.next(210, Event<Int>.error(TestError.one)), .completed(250)])
        #expect(scheduler.start { xs.dematerialize() }.events == [.error(210, TestError.one)])
        let ys = scheduler.createHotObservable([.next(1210, Event.next(1)), .error(1220, TestError.two)])
        let second = scheduler.start(created: 1100, subscribed: 1200, disposed: 2000) { ys.dematerialize() }
        #expect(second.events == [.next(1210, 1), .error(1220, TestError.two)])
    }
}
