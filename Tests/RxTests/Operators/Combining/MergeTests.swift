import Rx
import RxTest
import Testing

@Suite struct MergeTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
        scheduler.createHotObservable(events)
    }

    @Test func mergeSubscribesToItsSourcesInOrder() {
        let (a, b) = (hot(.next(210, 1), .next(230, 2), .completed(240)), hot(.next(210, 10), .completed(250)))
        let result = scheduler.start { Observable.merge(a.asObservable(), b.asObservable()) }
        #expect(result.events == [.next(210, 1), .next(210, 10), .next(230, 2), .completed(250)])
        #expect(a.subscriptions == [Subscription(200, 240)] && b.subscriptions == [Subscription(200, 250)])
    }

    @Test func failsWithTheFirstFailingSource() {
        let (a, b) = (hot(.next(210, 1), .error(220, TestError.one)), hot(.next(230, 10)))
        let result = scheduler.start { Observable.merge([a.asObservable(), b.asObservable()]) }
        #expect(result.events == [.next(210, 1), .error(220, TestError.one)])
        #expect(b.subscriptions == [Subscription(200, 220)])
    }

    @Test func mergeOfNoSourcesCompletes() {
        let result = scheduler.start { Observable<Int>.merge([]) }
        #expect(result.events == [.completed(200)])
    }

    @Test func mergesAnyCollectionOfSources() {
        let seen = Log<String>()
        _ = Observable.merge([1, 2].lazy.map { Observable.just($0) }).subscribe(seen.observer())
        #expect(seen.values == ["1", "2", "completed"])
    }

    @Test func maxConcurrentLimitsConcurrentSources() {
        let sources = (0..<3).map { index in
            scheduler.createColdObservable([.next(10, index), .completed(30)])
        }
        let result = scheduler.start { Observable.from(sources.map { $0.asObservable() }).merge(maxConcurrent: 2) }
        #expect(result.events == [.next(210, 0), .next(210, 1), .next(240, 2), .completed(260)])
        #expect(
            sources.map(\.subscriptions) == [
                [Subscription(200, 230)], [Subscription(200, 230)], [Subscription(230, 260)],
            ])
    }

    @Test func maxConcurrentLimitsAListOfSources() {
        let sources = (0..<2).map { index in scheduler.createColdObservable([.next(10, index), .completed(30)]) }
        let result = scheduler.start { Observable.merge(sources.map { $0.asObservable() }, maxConcurrent: 1) }
        #expect(result.events == [.next(210, 0), .next(240, 1), .completed(260)])
    }

    @Test func concatContinuesWithTheSecondSource() {
        let (a, b) = (hot(.next(210, 1), .completed(220)), hot(.next(215, 9), .next(230, 10), .completed(240)))
        let result = scheduler.start { a.asObservable().concat(b) }
        #expect(result.events == [.next(210, 1), .next(230, 10), .completed(240)])
        #expect(a.subscriptions == [Subscription(200, 220)] && b.subscriptions == [Subscription(220, 240)])
    }

    @Test func disposingEndsASourceThatWaitedForElements() {
        let subject = PublishSubject<Int>()
        let inTurn = [
            Observable.merge([.of(1, 2), subject], maxConcurrent: 1),
            Observable.of(Observable.of(1, 2), subject).concat(),
            Observable.of(0, 1).concatMap { $0 == 0 ? .of(1, 2) : subject },
        ]
        for sequence in inTurn {
            let subscription = sequence.subscribe()
            #expect(subject.hasObservers)
            subscription.dispose()
            #expect(!subject.hasObservers)
        }
    }

    @Test func disposingEndsASourceCombinedWithAMerge() {
        let subject = PublishSubject<Int>()
        let combined = [
            Observable.combineLatest(Observable.merge(.of(1, 2)), subject) { $0 + $1 },
            Observable.combineLatest(Observable.just(0).flatMap { _ in Observable.of(1, 2) }, subject) { $0 + $1 },
        ]
        for sequence in combined {
            let subscription = sequence.subscribe()
            #expect(subject.hasObservers)
            subscription.dispose()
            #expect(!subject.hasObservers)
        }
    }

    @Test func concatFailsWithTheFirstSource() {
        let (a, b) = (hot(.next(210, 1), .error(220, TestError.one)), hot(.next(230, 10)))
        let result = scheduler.start { a.asObservable().concat(b) }
        #expect(result.events == [.next(210, 1), .error(220, TestError.one)])
        #expect(b.subscriptions.isEmpty)
    }

    @Test func concatAcceptsEachFormOfSources() {
        let seen = Log<String>()
        _ = Observable.concat(.just(1), .just(2)).subscribe(seen.observer())
        _ = Observable.concat([.just(1), .just(2)]).subscribe(seen.observer())
        _ = Observable.concat(Numbered { $0 <= 2 ? Observable.just($0) : nil }).subscribe(seen.observer())
        _ = Observable<Int>.concat([]).subscribe(seen.observer())
        _ = Observable.of(Observable.just(1), .just(2)).concat().subscribe(seen.observer())
        #expect(
            seen.values == [
                "1", "2", "completed", "1", "2", "completed", "1", "2", "completed", "completed", "1", "2", "completed",
            ])
    }

    @Test func concatIteratesLazily() {
        let iterated = Log<Int>()
        let sources = Numbered<Observable<Int>> { number in
            iterated.add(number)
            return .just(number)
        }
        let seen = Log<String>()
        _ = Observable.concat(sources).take(3).subscribe(seen.observer())
        #expect(seen.values == ["1", "2", "3", "completed"])
        #expect(iterated.values == [1, 2, 3])
    }

    @Test func concatOfManyDoesNotRecurse() {
        let seen = Log<String>()
        let sources = repeatElement(Observable<Int>.empty(), count: 50_000)
        _ = Observable.concat(sources).subscribe(seen.observer())
        #expect(seen.values == ["completed"])
    }

    @Test func startWithEmitsItsElementsFirst() {
        let source = hot(.next(210, 3), .completed(220))
        let result = scheduler.start { source.startWith(1, 2) }
        #expect(result.events == [.next(200, 1), .next(200, 2), .next(210, 3), .completed(220)])
    }

    @Test func startWithDoesNotSubscribeAfterDisposal() {
        let source = hot(.next(210, 3))
        let result = scheduler.start { source.startWith(1, 2).take(1) }
        #expect(result.events == [.next(200, 1), .completed(200)])
        #expect(source.subscriptions.isEmpty)
    }
}
