import Rx
import RxTest
import Testing

@Suite struct CombineLatestTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
        scheduler.createHotObservable(events)
    }

    private func run(
        _ first: TestableObservable<Int>, _ second: TestableObservable<Int>
    ) -> [Recorded<Event<Int>>] {
        scheduler.start { Observable.combineLatest(first, second) { $0 + $1 } }.events
    }

    @Test func emitsOnceAllSourcesHaveEmitted() {
        let (a, b) = (
            hot(.next(210, 1), .next(230, 2), .completed(250)), hot(.next(220, 10), .next(240, 20), .completed(260))
        )
        #expect(run(a, b) == [.next(220, 11), .next(230, 12), .next(240, 22), .completed(260)])
        #expect(a.subscriptions == [Subscription(200, 250)] && b.subscriptions == [Subscription(200, 260)])
    }

    @Test func completesWhenNoSourceCanAddAResult() {
        let (a, b) = (hot(.completed(210)), hot(.next(215, 1), .completed(220)))
        #expect(run(a, b) == [.completed(215)])
        #expect(a.subscriptions == [Subscription(200, 210)] && b.subscriptions == [Subscription(200, 215)])
    }

    @Test func keepsTheLatestElementOfACompletedSource() {
        let (a, b) = (hot(.next(210, 1), .completed(215)), hot(.next(220, 10), .next(230, 20), .completed(240)))
        #expect(run(a, b) == [.next(220, 11), .next(230, 21), .completed(240)])
    }

    @Test func waitsForASourceThatNeverEmits() {
        let (a, b) = (hot(), hot(.next(215, 1), .completed(220)))
        #expect(run(a, b).isEmpty)
        #expect(a.subscriptions == [Subscription(200, 1000)])
    }

    @Test func failsWithTheFirstFailingSource() {
        let (a, b) = (hot(.next(210, 1), .error(225, TestError.one)), hot(.next(220, 10), .next(230, 20)))
        #expect(run(a, b) == [.next(220, 11), .error(225, TestError.one)])
        #expect(b.subscriptions == [Subscription(200, 225)])
    }

    @Test func elementsOfOneTickKeepTheOrderOfTheSources() {
        let (a, b) = (hot(.next(210, 1), .next(220, 2)), hot(.next(210, 10), .next(220, 20)))
        #expect(run(a, b) == [.next(210, 11), .next(220, 12), .next(220, 22)])
    }

    @Test func synchronousSourcesTakeTurns() {
        let seen = Log<String>()
        _ = Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")).subscribe(seen.observer())
        #expect(seen.values == ["(1, \"a\")", "(2, \"a\")", "(2, \"b\")", "completed"])
    }

    @Test func anElementSentDuringAResultIsCombined() {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let seen = Log<String>()
        _ = Observable.combineLatest(a, b).subscribe(onNext: { first, second in
            seen.add("\(first) \(second)")
            if second == 1 { b.onNext(2) }
        })
        a.onNext(1)
        b.onNext(1)
        #expect(seen.values == ["1 1", "1 2"])
    }

    @Test func everyArityCombinesItsSources() {
        let seen = Log<String>()
        let (a, b, c) = (Observable.just(1), Observable.just("b"), Observable.just(true))
        _ = Observable.combineLatest(a, b, c).subscribe(seen.observer())
        _ = Observable.combineLatest(a, b, c, a).subscribe(seen.observer())
        _ = Observable.combineLatest(a, b, c, a, b, c, a, b).subscribe(seen.observer())
        _ = Observable.combineLatest(a, b, c) { "\($0)\($1)\($2)" }.subscribe(seen.observer())
        _ = Observable.combineLatest(a, b, c, a, b, c) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.subscribe(seen.observer())
        #expect(
            seen.values == [
                "(1, \"b\", true)", "completed", "(1, \"b\", true, 1)", "completed",
                "(1, \"b\", true, 1, \"b\", true, 1, \"b\")", "completed", "1btrue", "completed", "1btrue1btrue",
                "completed",
            ])
    }

    @Test func combinesACollectionOfSources() {
        let (a, b) = (hot(.next(210, 1), .completed(230)), hot(.next(220, 10), .completed(240)))
        let result = scheduler.start { Observable.combineLatest([a.asObservable(), b.asObservable()]) }
        #expect(result.events == [.next(220, [1, 10]), .completed(240)])
        #expect(a.subscriptions == [Subscription(200, 230)] && b.subscriptions == [Subscription(200, 240)])
    }

    @Test func anEmptyCollectionOfSourcesCompletes() {
        let seen = Log<String>()
        _ = Observable.combineLatest([Observable<Int>]()).subscribe(seen.observer())
        _ = Observable.zip([Observable<Int>]()).subscribe(seen.observer())
        #expect(seen.values == ["[]", "completed", "completed"])
    }

    @Test func withLatestFromPairsElementsWithTheLatest() {
        let (a, b) = (
            hot(.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)),
            hot(.next(220, 10), .next(240, 20), .completed(245))
        )
        let result = scheduler.start { a.withLatestFrom(b) { $0 + $1 } }
        #expect(result.events == [.next(230, 12), .next(250, 23), .completed(260)])
        #expect(a.subscriptions == [Subscription(200, 260)] && b.subscriptions == [Subscription(200, 245)])
    }

    @Test func withLatestFromFailsWithTheSecondSource() {
        let (a, b) = (hot(.next(230, 2)), hot(.next(220, 10), .error(240, TestError.one)))
        let result = scheduler.start { a.withLatestFrom(b) }
        #expect(result.events == [.next(230, 10), .error(240, TestError.one)])
        #expect(a.subscriptions == [Subscription(200, 240)])
    }

    @Test func withLatestFromTakesTheSecondSourceFirst() {
        let b = hot(.next(210, 10))
        let a = hot(.next(210, 1))
        let result = scheduler.start { a.withLatestFrom(b) }
        #expect(result.events == [.next(210, 10)])
    }
}
