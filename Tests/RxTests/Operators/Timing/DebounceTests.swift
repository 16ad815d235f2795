import Foundation
import Rx
import RxTest
import Testing

@Suite struct DebounceTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func emitsAnElementThatNoOtherFollows() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(215, 2), .next(240, 3), .next(245, 4), .next(250, 5), .completed(300),
        ])
        let result = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(225, 2), .next(260, 5), .completed(300)])
    }

    @Test func completionEmitsThePendingElement() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(215)])
        let result = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(215, 1), .completed(215)])
    }

    @Test func anErrorDropsThePendingElement() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(215, TestError.one)])
        let result = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.error(215, TestError.one)])
    }

    @Test func disposalDropsThePendingElement() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        #expect(scheduler.start(disposed: 215) { source.debounce(.seconds(10), scheduler: scheduler) }.events.isEmpty)
    }

    @Test func anElementAtTheDueTickReplacesThePendingOne() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        let result = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(230, 2), .completed(300)])
    }
}
