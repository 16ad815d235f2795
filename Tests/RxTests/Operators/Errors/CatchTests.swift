import Rx
import RxTest
import Testing

@Suite struct CatchTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func failing(at end: TestTime = 230) -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(end, TestError.one)])
    }

    @Test func continuesWithTheSourceOfTheHandler() {
        let (source, other) = (failing(), scheduler.createColdObservable([.next(10, 5), .completed(20)]))
        let result = scheduler.start { source.catch { $0 as? TestError == .one ? other.asObservable() : .empty() } }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(240, 5), .completed(250)])
        #expect(source.subscriptions == [Subscription(200, 230)] && other.subscriptions == [Subscription(230, 250)])
    }

    @Test func doesNotCatchTheErrorOfTheSecondSource() {
        let (source, other) = (failing(), scheduler.createColdObservable([.error(10, TestError.two, Int.self)]))
        let result = scheduler.start { source.catch { _ in other.asObservable() } }
        #expect(result.events.last == .error(240, TestError.two))
    }

    @Test func disposingEndsTheSecondSource() {
        let (source, other) = (failing(), scheduler.createColdObservable([.next(10, 5)]))
        let result = scheduler.start(disposed: 300) { source.catch { _ in other.asObservable() } }
        #expect(result.events.last == .next(240, 5))
        #expect(other.subscriptions == [Subscription(230, 300)])
    }

    @Test func catchAndReturnReplacesTheError() {
        let source = failing()
        let result = scheduler.start { source.catchAndReturn(9) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 9), .completed(230)])
    }

    @Test func catchOfASequenceContinuesUntilASourceCompletes() {
        let (a, b) = (failing(), scheduler.createHotObservable([.next(240, 7), .completed(250)]))
        let c = scheduler.createHotObservable([.next(260, 8)])
        let result = scheduler.start {
            Observable<Int>.catch(sequence: [a.asObservable(), b.asObservable(), c.asObservable()])
        }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(240, 7), .completed(250)])
        #expect(c.subscriptions.isEmpty)
    }

    @Test func catchOfASequenceEmitsTheLastError() {
        let (a, b) = (failing(), failing(at: 260))
        let result = scheduler.start { Observable<Int>.catch(sequence: [a.asObservable(), b.asObservable()]) }
        #expect(result.events.last == .error(260, TestError.one))
    }

    @Test func catchOfAnEmptySequenceCompletes() {
        #expect(scheduler.start { Observable<Int>.catch(sequence: []) }.events == [.completed(200)])
    }

    @Test func retrySubscribesAgain() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
        let result = scheduler.start(disposed: 245) { source.retry() }
        #expect(result.events == [.next(210, 1), .next(230, 1)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 245)])
    }

    @Test func retryCountsAttempts() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
        let result = scheduler.start { source.retry(2) }
        #expect(result.events == [.next(210, 1), .next(230, 1), .error(240, TestError.one)])
        #expect(source.subscriptions.count == 2)
    }

    @Test func retryEndsOnCompletion() {
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { source.retry() }
        #expect(result.events == [.next(210, 1), .completed(220)])
    }

    @Test func retryOfAnImmediateErrorDoesNotRecurse() {
        let seen = Log<String>()
        _ = Observable<Int>.error(TestError.one).retry(50_000).subscribe(seen.observer())
        #expect(seen.values == ["error one"])
    }
}
