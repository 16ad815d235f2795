import Rx
import RxTest
import Testing

@Suite struct SkipTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [(0, 3), (1, 2), (2, 1), (3, 0), (9, 0), (-1, 3)])
    func skipsTheFirstElements(_ counts: (skipped: Int, left: Int)) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let result = scheduler.start { source.skip(counts.skipped) }
        #expect(result.events.count == counts.left + 1)
        #expect(result.events.last == .completed(240))
    }

    @Test func skipsWhileTheConditionHolds() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 5), .next(230, 1), .completed(240)])
        let calls = Log<Int>()
        let result = scheduler.start {
            source.skip(while: { element in
                calls.add(element)
                return element < 3
            })
        }
        #expect(result.events == [.next(220, 5), .next(230, 1), .completed(240)])
        #expect(calls.values == [1, 5])
    }
}
