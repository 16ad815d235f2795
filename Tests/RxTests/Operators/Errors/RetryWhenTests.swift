import Dispatch
import Rx
import RxTest
import Testing

@Suite struct RetryWhenTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func failing() -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(30, TestError.one)])
    }

    @Test func subscribesAgainWhenTheTriggerEmits() {
        let xs = failing()
        let result = scheduler.start(disposed: 300) {
            xs.retry(when: { (errors: Observable<any Error>) in errors })
        }
        #expect(
            result.events == [
                .next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .next(270, 1), .next(280, 2),
            ])
        #expect(
            xs.subscriptions == [
                Subscription(200, 230), Subscription(230, 260), Subscription(260, 290), Subscription(290, 300),
            ])
    }

    @Test func waitsForTheTrigger() {
        let xs = failing()
        let pause = Observable<Int>.timer(.seconds(50), scheduler: scheduler)
        let result = scheduler.start(disposed: 400) { xs.retry(when: { errors in errors.flatMap { _ in pause } }) }
        #expect(
            result.events == [.next(210, 1), .next(220, 2), .next(290, 1), .next(300, 2), .next(370, 1), .next(380, 2)])
        #expect(xs.subscriptions == [Subscription(200, 230), Subscription(280, 310), Subscription(360, 390)])
    }

    @Test func completesWhenTheTriggerCompletes() {
        let xs = failing()
        let result = scheduler.start { xs.retry(when: { errors in errors.take(1) }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .completed(260)])
    }

    @Test func failsWhenTheTriggerFails() {
        let xs = failing()
        let result = scheduler.start {
            xs.retry(when: { errors in
                errors.scan(0) { count, _ in
                    if count == 1 { throw TestError.two }
                    return count + 1
                }
            })
        }
        #expect(
            result.events == [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .error(260, TestError.two)])
    }

    @Test func anEndedTriggerCompletesItAtTheNextError() {
        let xs = failing()
        let result = scheduler.start { xs.retry(when: { _ in Observable<Int>.empty() }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func passesCompletion() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { xs.retry(when: { errors in errors }) }
        #expect(result.events == [.next(210, 1), .completed(220)])
    }

    @Test func passesAnErrorOfAnotherType() {
        struct Other: Error {}
        let xs = failing()
        let result = scheduler.start { xs.retry(when: { (errors: Observable<Other>) in errors }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .error(230, TestError.one)])
    }

    @Test func disposingEndsTheWaitForTheTrigger() {
        let xs = failing()
        let triggers = PublishSubject<Int>()
        let result = scheduler.start(disposed: 250) { xs.retry(when: { _ in triggers }) }
        #expect(result.events == [.next(210, 1), .next(220, 2)])
        #expect(!triggers.hasObservers)
    }

    @Test func immediateRetriesDoNotRecurse() {
        let attempts = Log<Int>()
        let source = Observable<Int>.deferred {
            attempts.add(0)
            return attempts.count == 100_000 ? .just(1) : .error(TestError.one)
        }
        let seen = Log<String>()
        _ = source.retry(when: { (errors: Observable<any Error>) in errors }).subscribe(seen.observer())
        #expect(seen.values == ["1", "completed"])
    }

    @Test func releasesTheSourceBeforeTheHandlerRuns() {
        let log = Log<String>()
        let subject = BehaviorSubject(value: 1)
        let source = subject.do(onSubscribe: { log.add("begin") }, onDispose: { log.add("end") })
        let subscription = source.retry(when: { (errors: Observable<any Error>) in
            errors.do(onNext: { _ in log.add("handler") }).filter { _ in false }
        }).subscribe(onNext: { log.add("\($0)") })
        subject.onError(TestError.one)
        #expect(log.values == ["begin", "1", "end", "handler"])
        subscription.dispose()
        #expect(log.values == ["begin", "1", "end", "handler"])
    }
}
