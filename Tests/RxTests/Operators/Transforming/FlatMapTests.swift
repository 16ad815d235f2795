import Rx
import RxTest
import Testing

@Suite struct FlatMapTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func cold(_ base: Int, end: Recorded<Event<Int>>? = .completed(30)) -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(10, base), .next(20, base + 1)] + (end.map { [$0] } ?? []))
    }

    @Test func mergesItsInnerSources() {
        let (a, b) = (cold(10), cold(20))
        let source = scheduler.createHotObservable([.next(210, 0), .next(215, 1), .completed(220)])
        let result = scheduler.start { source.flatMap { $0 == 0 ? a : b } }
        #expect(result.events == [.next(220, 10), .next(225, 20), .next(230, 11), .next(235, 21), .completed(245)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(a.subscriptions == [Subscription(210, 240)] && b.subscriptions == [Subscription(215, 245)])
    }

    @Test func completesAfterTheSourceAndAllInners() {
        let a = cold(10)
        let source = scheduler.createHotObservable([.next(210, 0), .completed(500)])
        let result = scheduler.start { source.flatMap { _ in a } }
        #expect(result.events == [.next(220, 10), .next(230, 11), .completed(500)])
    }

    @Test func anErrorOfAnInnerEndsAll() {
        let (a, b) = (cold(10, end: .error(25, TestError.one)), cold(20))
        let source = scheduler.createHotObservable([.next(210, 0), .next(215, 1), .next(250, 0)])
        let result = scheduler.start { source.flatMap { $0 == 0 ? a : b } }
        #expect(
            result.events == [.next(220, 10), .next(225, 20), .next(230, 11), .error(235, TestError.one)])
        #expect(source.subscriptions == [Subscription(200, 235)])
        #expect(b.subscriptions == [Subscription(215, 235)])
    }

    @Test func anErrorOfTheSourceEndsAll() {
        let a = cold(10)
        let source = scheduler.createHotObservable([.next(210, 0), .error(225, TestError.one)])
        let result = scheduler.start { source.flatMap { _ in a } }
        #expect(result.events == [.next(220, 10), .error(225, TestError.one)])
        #expect(a.subscriptions == [Subscription(210, 225)])
    }

    @Test func disposalEndsAll() {
        let a = cold(10, end: nil)
        let source = scheduler.createHotObservable([.next(210, 0)])
        let result = scheduler.start(disposed: 225) { source.flatMap { _ in a } }
        #expect(result.events == [.next(220, 10)])
        #expect(a.subscriptions == [Subscription(210, 225)])
        #expect(source.subscriptions == [Subscription(200, 225)])
    }

    @Test func anInnerElementMayFeedTheSource() {
        let subject = PublishSubject<Int>()
        let seen = Log<Int>()
        _ = subject.flatMap { $0 < 3 ? Observable.of($0, $0 + 10) : .empty() }.subscribe(onNext: { element in
            seen.add(element)
            if element < 3 { subject.onNext(element + 1) }
        })
        subject.onNext(1)
        #expect(seen.values.sorted() == [1, 2, 11, 12])
    }

    @Test func synchronousInnersTakeTurns() {
        let seen = Log<Int>()
        _ = Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1, $0 * 10 + 2) }.subscribe(onNext: {
            seen.add($0)
        })
        #expect(seen.values == [10, 11, 20, 12, 21, 22])
    }

    @Test func concatMapRunsInnersOneAfterAnother() {
        let (a, b) = (cold(10), cold(20))
        let source = scheduler.createHotObservable([.next(210, 0), .next(215, 1), .completed(220)])
        let result = scheduler.start { source.concatMap { $0 == 0 ? a : b } }
        #expect(result.events == [.next(220, 10), .next(230, 11), .next(250, 20), .next(260, 21), .completed(270)])
        #expect(a.subscriptions == [Subscription(210, 240)] && b.subscriptions == [Subscription(240, 270)])
    }

    @Test func concatMapDropsWaitingInnersOnAnError() {
        let (a, b) = (cold(10, end: .error(15, TestError.one)), cold(20))
        let source = scheduler.createHotObservable([.next(210, 0), .next(215, 1)])
        let result = scheduler.start { source.concatMap { $0 == 0 ? a : b } }
        #expect(result.events == [.next(220, 10), .error(225, TestError.one)])
        #expect(b.subscriptions.isEmpty)
    }

    @Test func concatMapOfManyDoesNotRecurse() {
        let seen = Log<Int>()
        _ = Observable.from(0..<20_000).concatMap { Observable.just($0) }.subscribe(onNext: { seen.add($0) })
        #expect(seen.values == Array(0..<20_000))
    }

    @Test func flatMapFirstIgnoresElementsDuringAnInner() {
        let (a, b) = (cold(10), cold(20))
        let calls = Log<Int>()
        let source = scheduler.createHotObservable([.next(210, 0), .next(215, 1), .next(245, 1), .completed(250)])
        let result = scheduler.start {
            source.flatMapFirst { element in
                calls.add(element)
                return element == 0 ? a : b
            }
        }
        #expect(result.events == [.next(220, 10), .next(230, 11), .next(255, 20), .next(265, 21), .completed(275)])
        #expect(calls.values == [0, 1])
        #expect(b.subscriptions == [Subscription(245, 275)])
    }
}
