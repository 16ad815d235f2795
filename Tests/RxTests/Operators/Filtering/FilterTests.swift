import Rx
import RxTest
import Testing

@Suite struct FilterTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func filterEmitsMatchingElements() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
        let result = scheduler.start { source.filter { $0 % 2 == 1 } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
    }

    @Test func ignoreElementsPassesOnlyTheEnd() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, TestError.one)])
        let result = scheduler.start { source.ignoreElements() }
        #expect(result.events == [.error(230, TestError.one)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func distinctUntilChangedDropsRepeatedElements() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 1), .next(230, 2), .next(240, 2), .next(250, 1), .completed(260),
        ])
        let result = scheduler.start { source.distinctUntilChanged() }
        #expect(result.events == [.next(210, 1), .next(230, 2), .next(250, 1), .completed(260)])
    }

    @Test func distinctUntilChangedComparesWithTheLastEmitted() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 5)])
        let result = scheduler.start { source.distinctUntilChanged { $1 - $0 < 2 } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .next(240, 5)])
    }

    @Test func distinctUntilChangedComparesKeys() {
        let source = scheduler.createHotObservable([
            .next(210, "a"), .next(220, "b"), .next(230, "cc"), .next(240, "dd"),
        ])
        let result = scheduler.start { source.distinctUntilChanged { $0.count } }
        #expect(result.events == [.next(210, "a"), .next(230, "cc")])
    }

    @Test func distinctUntilChangedComparesValuesAtAKeyPath() {
        let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .next(230, "cc")])
        let result = scheduler.start { source.distinctUntilChanged(at: \.count) }
        #expect(result.events == [.next(210, "a"), .next(230, "cc")])
    }

    @Test func distinctUntilChangedComparesKeysWithItsComparer() {
        let source = scheduler.createHotObservable([.next(210, 11), .next(220, 21), .next(230, 32)])
        let result = scheduler.start { source.distinctUntilChanged({ $0 % 10 }, comparer: { $0 == $1 }) }
        #expect(result.events == [.next(210, 11), .next(230, 32)])
    }

    @Test func distinctUntilChangedStartsAnewForEachSubscription() {
        let (seen, distinct) = (Log<String>(), Observable.of(1, 1).distinctUntilChanged())
        _ = distinct.subscribe(seen.observer())
        _ = distinct.subscribe(seen.observer())
        #expect(seen.values == ["1", "completed", "1", "completed"])
    }
}
