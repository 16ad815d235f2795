import Rx
import RxTest
import Testing

@Suite struct ZipTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
        scheduler.createHotObservable(events)
    }

    private func run(
        _ first: TestableObservable<Int>, _ second: TestableObservable<Int>
    ) -> [Recorded<Event<Int>>] {
        scheduler.start { Observable.zip(first, second) { $0 + $1 } }.events
    }

    @Test func pairsInOrder() {
        let a = hot(.next(210, 1), .next(215, 2), .next(220, 3), .completed(230))
        let b = hot(.next(225, 10), .next(240, 20), .completed(250))
        #expect(run(a, b) == [.next(225, 11), .next(240, 22), .completed(250)])
        #expect(a.subscriptions == [Subscription(200, 230)] && b.subscriptions == [Subscription(200, 250)])
    }

    @Test func completesAfterAllSourcesEvenWithoutPartners() {
        let (a, b) = (hot(.completed(210)), hot(.next(215, 2), .next(216, 3), .completed(220)))
        #expect(run(a, b) == [.completed(220)])
        #expect(a.subscriptions == [Subscription(200, 210)] && b.subscriptions == [Subscription(200, 220)])
    }

    @Test func completesAfterAllSourcesEvenWithElementsLeft() {
        let a = hot(.next(210, 1), .next(211, 2), .completed(212))
        let b = hot(.next(215, 10), .completed(220))
        #expect(run(a, b) == [.next(215, 11), .completed(220)])
    }

    /// A fixed number of sources, in each form, awaits all of them.
    @Test func everyArityCompletesWithTheLastSource() {
        let done = hot(.completed(210)).asObservable()
        let last = hot(.next(215, 1), .completed(220)).asObservable()
        let zipped: [Observable<Void>] = [
            Observable.zip(done, last).map { _ in },
            Observable.zip(last, done) { _, _ in },
            Observable.zip(done, done, last).map { _ in },
            Observable.zip(done, last, done) { _, _, _ in },
            Observable.zip(done, done, done, last).map { _ in },
            Observable.zip(done, done, last, done) { _, _, _, _ in },
            Observable.zip(last, done, done, done, done) { _, _, _, _, _ in },
            Observable.zip(done, last, done, done, done, done) { _, _, _, _, _, _ in },
            Observable.zip(done, last, done, done, done, done, done) { _, _, _, _, _, _, _ in },
            Observable.zip(done, last, done, done, done, done, done, done) { _, _, _, _, _, _, _, _ in },
            Observable.zip(done, last, done, done, done, done, done, done).map { _ in },
        ]
        let results = zipped.map { source in
            let observer = scheduler.createObserver(Bool.self)
            scheduler.run(at: 200, until: 1000) { source.map { true }.subscribe(observer) }
            return observer
        }
        scheduler.start()
        for (form, result) in results.enumerated() { #expect(result.events == [.completed(220)], "form \(form)") }
    }

    @Test func aCollectionCompletesOnAnElementWithoutPartners() {
        let (a, b) = (hot(.completed(210)), hot(.next(215, 2), .completed(220)))
        let result = scheduler.start { Observable.zip([a.asObservable(), b.asObservable()]) { $0.reduce(0, +) } }
        #expect(result.events == [.completed(215)])
        #expect(b.subscriptions == [Subscription(200, 215)])
    }

    @Test func failsWithTheFirstFailingSource() {
        let (a, b) = (hot(.next(210, 1), .error(225, TestError.one)), hot(.next(220, 10), .next(230, 20)))
        #expect(run(a, b) == [.next(220, 11), .error(225, TestError.one)])
        #expect(b.subscriptions == [Subscription(200, 225)])
    }

    @Test func waitsForASourceThatNeverEmits() {
        let (a, b) = (hot(), hot(.completed(210)))
        #expect(run(a, b).isEmpty)
    }

    @Test func elementsSentDuringAResultArePaired() {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let seen = Log<String>()
        _ = Observable.zip(a, b).subscribe(onNext: { first, second in
            seen.add("\(first) \(second)")
            if first == 1 {
                a.onNext(2)
                b.onNext(2)
            }
        })
        a.onNext(1)
        b.onNext(1)
        #expect(seen.values == ["1 1", "2 2"])
    }

    @Test func everyArityPairsItsSources() {
        let seen = Log<String>()
        let (a, b, c) = (Observable.of(1, 2), Observable.of("a", "b"), Observable.of(true, false))
        _ = Observable.zip(a, b, c).subscribe(seen.observer())
        _ = Observable.zip(a, b, c, a, b, c, a).subscribe(seen.observer())
        _ = Observable.zip(a, b, c, a) { "\($0)\($1)\($2)\($3)" }.subscribe(seen.observer())
        #expect(
            seen.values == [
                "(1, \"a\", true)", "(2, \"b\", false)", "completed", "(1, \"a\", true, 1, \"a\", true, 1)",
                "(2, \"b\", false, 2, \"b\", false, 2)", "completed", "1atrue1", "2bfalse2", "completed",
            ])
    }

    @Test func pairsACollectionOfSources() {
        let (a, b) = (hot(.next(210, 1), .next(211, 2), .completed(230)), hot(.next(220, 10), .completed(240)))
        let result = scheduler.start { Observable.zip([a.asObservable(), b.asObservable()]) { $0.reduce(0, +) } }
        #expect(result.events == [.next(220, 11), .completed(240)])
    }
}
