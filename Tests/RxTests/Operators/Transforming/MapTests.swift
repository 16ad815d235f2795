import Rx
import RxTest
import Testing

@Suite struct MapTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func mapTransformsEachElement() {
        let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(300)])
        let result = scheduler.start { source.map { "\($0 * 10)" } }
        #expect(result.events == [.next(210, "20"), .next(220, "30"), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func chainedMapsTransformInOrder() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start { source.map { $0 + 1 }.map { $0 * 10 } }
        #expect(result.events == [.next(210, 20), .next(220, 30)])
    }

    @Test func compactMapDropsNil() {
        let source = scheduler.createHotObservable([.next(210, "1"), .next(220, "x"), .next(230, "3"), .completed(300)])
        let result = scheduler.start { source.compactMap { Int($0) } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
    }

    @Test func scanEmitsEachAccumulatedValue() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
        let result = scheduler.start { source.scan(10) { $0 + $1 } }
        #expect(result.events == [.next(210, 11), .next(220, 13), .next(230, 16), .completed(300)])
    }

    @Test func scanOfAnEmptySourceEmitsNothing() {
        let source = scheduler.createHotObservable([.completed(250, Int.self)])
        let result = scheduler.start { source.scan(10) { $0 + $1 } }
        #expect(result.events == [.completed(250)])
    }

    @Test func anElementThatTheAccumulatorOfScanIntoSendsComesAfterItsResult() {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.scan(into: [Int]()) { list, element in
            if element == 1 {
                subject.onNext(2)
                subject.onNext(3)
            }
            list.append(element)
        }.subscribe(seen.observer())
        subject.onNext(1)
        subject.onNext(4)
        #expect(seen.values == ["[1]", "[1, 2]", "[1, 2, 3]", "[1, 2, 3, 4]"])
    }

    @Test func scanIntoEmitsEachAccumulatedValue() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        let result = scheduler.start { source.scan(into: [0]) { $0.append($1) } }
        #expect(result.events == [.next(210, [0, 1]), .next(220, [0, 1, 2]), .completed(300)])
    }

    @Test func scanStartsFromItsSeedForEachSubscription() {
        let (seen, sums) = (Log<String>(), Observable.of(1, 2).scan(0) { $0 + $1 })
        _ = sums.subscribe(seen.observer())
        _ = sums.subscribe(seen.observer())
        #expect(seen.values == ["1", "3", "completed", "1", "3", "completed"])
    }
}
