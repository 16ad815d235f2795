import Rx
import RxTest
import TestSupport
import Testing

@Suite struct FlatMapLatestTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func disposesThePreviousInnerSource() {
        let a = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
        let b = scheduler.createColdObservable([.next(10, 4), .next(20, 5), .completed(30)])
        let source = scheduler.createHotObservable([.next(210, 0), .next(235, 1), .completed(240)])
        let result = scheduler.start { source.flatMapLatest { $0 == 0 ? a : b } }
        #expect(result.events == [.next(220, 1), .next(230, 2), .next(245, 4), .next(255, 5), .completed(265)])
        #expect(a.subscriptions == [Subscription(210, 235)] && b.subscriptions == [Subscription(235, 265)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func completesWithTheSourceAfterTheLatestInner() {
        let a = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let source = scheduler.createHotObservable([.next(210, 0), .completed(400)])
        let result = scheduler.start { source.flatMapLatest { _ in a } }
        #expect(result.events == [.next(220, 1), .completed(400)])
    }

    @Test func anErrorOfTheLatestInnerEndsAll() {
        let a = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
        let source = scheduler.createHotObservable([.next(210, 0), .next(300, 0)])
        let result = scheduler.start { source.flatMapLatest { _ in a } }
        #expect(result.events == [.next(220, 1), .error(230, TestError.one)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func anErrorOfAReplacedInnerIsIgnored() {
        let a = scheduler.createColdObservable([.error(50, TestError.one, Int.self)])
        let source = scheduler.createHotObservable([.next(210, 0), .next(220, 1)])
        let result = scheduler.start { source.flatMapLatest { $0 == 0 ? a.asObservable() : .just(7) } }
        #expect(result.events == [.next(220, 7)])
        #expect(a.subscriptions == [Subscription(210, 220)])
    }

    @Test func disposalEndsTheSourceAndTheInner() {
        let a = scheduler.createColdObservable([.next(10, 1)])
        let source = scheduler.createHotObservable([.next(210, 0)])
        let result = scheduler.start(disposed: 300) { source.flatMapLatest { _ in a } }
        #expect(result.events == [.next(220, 1)])
        #expect(a.subscriptions == [Subscription(210, 300)] && source.subscriptions == [Subscription(200, 300)])
    }

    @Test func aJustReplacesALongInner() {
        let subject = PublishSubject<Observable<Int>>()
        let inner = PublishSubject<Int>()
        let seen = Log<String>()
        _ = subject.switchLatest().subscribe(seen.observer())
        subject.onNext(inner)
        inner.onNext(1)
        subject.onNext(.just(2))
        inner.onNext(3)
        #expect(!inner.hasObservers)
        subject.onCompleted()
        #expect(seen.values == ["1", "2", "completed"])
    }

    @Test func anElementMaySwitchItsOwnInner() {
        let subject = PublishSubject<Int>()
        let seen = Log<Int>()
        _ = subject.flatMapLatest { Observable.of($0, $0 + 1, $0 + 2) }.subscribe(onNext: { element in
            seen.add(element)
            if element == 1 { subject.onNext(10) }
        })
        subject.onNext(1)
        #expect(seen.values == [1, 10, 11, 12])
    }

    @Test func waitingElementsAreDeliveredAfterTheirSourceHasCompleted() {
        #expect(elements(after: [.of(2, 3)]) == [1, 2, 3])
    }

    @Test func waitingElementsOfAReplacedSourceAreDropped() {
        #expect(elements(after: [Observable.of(2, 3).concat(Observable.never()), .just(4)]) == [1, 4])
    }

    /// Returns the elements that arrive if another thread switches to `sources` while the first element is delivered.
    private func elements(after sources: [Observable<Int>]) -> [Int] {
        let (subject, first) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
        let seen = Log<Int>()
        _ = subject.switchLatest().subscribe(onNext: { element in
            seen.add(element)
            guard element == 1 else { return }
            onThreads(1) { _ in
                for source in sources { subject.onNext(source) }
            }
        })
        subject.onNext(first)
        first.onNext(1)
        return seen.values
    }

    @Test func switchLatestFollowsTheLatestObservable() {
        let a = scheduler.createHotObservable([.next(215, 1), .next(225, 2), .next(235, 3)])
        let b = scheduler.createHotObservable([.next(226, 4), .next(236, 5), .completed(250)])
        let source = scheduler.createHotObservable([
            .next(210, a.asObservable()), .next(230, b.asObservable()), .completed(240),
        ])
        let result = scheduler.start { source.switchLatest() }
        #expect(result.events == [.next(215, 1), .next(225, 2), .next(236, 5), .completed(250)])
        #expect(a.subscriptions == [Subscription(210, 230)] && b.subscriptions == [Subscription(230, 250)])
    }
}
