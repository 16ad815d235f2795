import Dispatch
import Rx
import RxTest
import Testing

/// `takeLast`, `take(for:)`, `skip(_:scheduler:)`.
@Suite struct TakeLastTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(ending event: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(150, 9), .next(210, 1), .next(220, 2), .next(230, 3), event])
    }

    @Test(arguments: [(0, []), (1, [3]), (2, [2, 3]), (9, [1, 2, 3])]) func emitsTheLastElementsOnCompletion(
        _ count: Int, _ expected: [Int]
    ) {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.takeLast(count) }
        #expect(result.events == expected.map { .next(250, $0) } + [.completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func dropsTheLastElementsOnAnError() {
        let xs = source(ending: .error(250, TestError.one))
        #expect(scheduler.start { xs.takeLast(2) }.events == [.error(250, TestError.one)])
    }

    @Test func stopsInTheMiddleWhenDisposedDuringAnElement() {
        let subject = PublishSubject<Int>()
        let seen = Log<Int>()
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            subject.takeLast(3).subscribe(onNext: { element in
                seen.add(element)
                if element == 2 { subscription.dispose() }
            }))
        for element in 1...3 { subject.onNext(element) }
        subject.onCompleted()
        #expect(seen.values == [1, 2])
    }

    @Test func takesForATimeSpan() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.take(for: .seconds(25), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
        #expect(xs.subscriptions == [Subscription(200, 225)])
    }

    @Test func takeForATimeSpanEndsWithTheSource() {
        let xs = source(ending: .error(250, TestError.one))
        let result = scheduler.start { xs.take(for: .seconds(500), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .error(250, TestError.one)])
    }

    @Test func takeForNoTimeCompletesAtTheNextTick() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.take(for: .seconds(0), scheduler: scheduler) }
        #expect(result.events == [.completed(201)])
        #expect(xs.subscriptions == [Subscription(200, 201)])
    }

    @Test func skipsForATimeSpan() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.skip(.seconds(15), scheduler: scheduler) }
        #expect(result.events == [.next(220, 2), .next(230, 3), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func skipForATimeSpanEndsWithTheSource() {
        let xs = source(ending: .error(250, TestError.one))
        let result = scheduler.start { xs.skip(.seconds(500), scheduler: scheduler) }
        #expect(result.events == [.error(250, TestError.one)])
    }

    @Test func skipForATimeSpanStopsWhenDisposed() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start(disposed: 225) { xs.skip(.seconds(15), scheduler: scheduler) }
        #expect(result.events == [.next(220, 2)])
        #expect(xs.subscriptions == [Subscription(200, 225)])
    }
}
