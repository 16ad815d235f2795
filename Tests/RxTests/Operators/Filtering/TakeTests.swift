import Rx
import RxTest
import Testing

@Suite struct TakeTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250)])
    }

    @Test func completesWithTheLastElement() {
        let source = source()
        let result = scheduler.start { source.take(2) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func takeZeroDoesNotSubscribe() {
        let source = source()
        let result = scheduler.start { source.take(0) }
        #expect(result.events == [.completed(200)])
        #expect(source.subscriptions.isEmpty)
    }

    @Test func takeCompletesWithAShorterSource() {
        let source = source()
        let result = scheduler.start { source.take(9) }
        #expect(result.events.last == .completed(250))
    }

    @Test func takeEndsARecursiveSourceOnce() {
        let subject = PublishSubject<Int>()
        let seen = Log<String>()
        _ = subject.take(2).do(onNext: { subject.onNext($0 + 1) }).subscribe(seen.observer())
        subject.onNext(1)
        #expect(seen.values.filter { $0 == "completed" }.count == 1)
        #expect(!subject.hasObservers)
    }

    @Test func takeWhileCompletesBeforeTheFirstMismatch() {
        let source = source()
        let result = scheduler.start { source.take(while: { $0 < 3 }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func takeWhileInclusiveEmitsTheFirstMismatch() {
        let source = source()
        let result = scheduler.start { source.take(while: { $0 < 3 }, behavior: .inclusive) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    }

    @Test func takeUntilCompletesBeforeTheFirstMatch() {
        let source = source()
        let result = scheduler.start { source.take(until: { $0 == 2 }) }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func takeUntilInclusiveEmitsTheFirstMatch() {
        let source = source()
        let result = scheduler.start { source.take(until: { $0 == 2 }, behavior: .inclusive) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func negativeCountStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.just(1).take(-1)
        }
        #expect(result.message.contains("must not be negative"))
    }
}
