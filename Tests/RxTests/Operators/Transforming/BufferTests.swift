import Dispatch
import Rx
import RxTest
import Testing

@Suite struct BufferTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(ending event: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(105, 0), .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
            .next(370, 7), .next(420, 8), .next(470, 9), event,
        ])
    }

    @Test func emitsAtItsCountAndItsTimeSpan() {
        let xs = source(ending: .completed(600))
        let result = scheduler.start { xs.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
        #expect(
            result.events == [
                .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
                .next(580, []), .next(600, []), .completed(600),
            ])
        #expect(xs.subscriptions == [Subscription(200, 600)])
    }

    @Test func dropsItsElementsOnAnError() {
        let xs = source(ending: .error(600, TestError.one))
        let result = scheduler.start { xs.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
        #expect(
            result.events == [
                .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
                .next(580, []), .error(600, TestError.one),
            ])
    }

    @Test func stopsWhenDisposed() {
        let xs = source(ending: .completed(600))
        let result = scheduler.start(disposed: 365) {
            xs.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
        }
        #expect(result.events == [.next(240, [1, 2, 3]), .next(310, [4])])
        #expect(xs.subscriptions == [Subscription(200, 365)])
    }

    @Test func theTimeSpanRestartsWithEachArray() {
        let xs = scheduler.createHotObservable([.next(290, 1), .next(295, 2), .next(350, 3), .completed(405)])
        let result = scheduler.start { xs.buffer(timeSpan: .seconds(100), count: 2, scheduler: scheduler) }
        #expect(result.events == [.next(295, [1, 2]), .next(395, [3]), .next(405, []), .completed(405)])
    }
}
