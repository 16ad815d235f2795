import Rx
import RxTest
import Testing

@Suite struct UsingTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func use(
        _ log: Log<String>, _ makeSource: @escaping @Sendable (String) throws -> Observable<Int>
    ) -> Observable<Int> {
        Observable.using(
            { [scheduler] in
                log.add("made @ \(scheduler.clock)")
                return Resource { log.add("disposed @ \(scheduler.clock)") }
            }, observableFactory: { _ in try makeSource("") })
    }

    @Test func disposesTheResourceOnCompletion() {
        let log = Log<String>()
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(50)])
        let result = scheduler.start { use(log) { _ in xs.asObservable() } }
        #expect(result.events == [.next(210, 1), .completed(250)])
        #expect(log.values == ["made @ 200", "disposed @ 250"])
    }

    @Test func disposesTheResourceOnAnError() {
        let log = Log<String>()
        let xs = scheduler.createColdObservable([.error(50, TestError.one, Int.self)])
        let result = scheduler.start { use(log) { _ in xs.asObservable() } }
        #expect(result.events == [.error(250, TestError.one)])
        #expect(log.values == ["made @ 200", "disposed @ 250"])
    }

    @Test func disposesTheResourceOnDisposal() {
        let log = Log<String>()
        let result = scheduler.start { use(log) { _ in .never() } }
        #expect(result.events == [])
        #expect(log.values == ["made @ 200", "disposed @ 1000"])
    }

    @Test func failsIfTheResourceFactoryThrows() {
        let result = scheduler.start {
            Observable<Int>.using(
                { () throws -> Resource in throw TestError.one }, observableFactory: { _ in .never() })
        }
        #expect(result.events == [.error(200, TestError.one)])
    }

    @Test func failsAndDisposesTheResourceIfTheSourceFactoryThrows() {
        let log = Log<String>()
        let result = scheduler.start { use(log) { _ in throw TestError.two } }
        #expect(result.events == [.error(200, TestError.two)])
        #expect(log.values == ["made @ 200", "disposed @ 200"])
    }

    @Test(arguments: [
        Observable<Int>.deferred { PublishSubject() }, Observable.just(1).skip(until: Observable<Int>.never()),
    ]) func disposalReachesTheResourceOfASourceThatIsLostWhileConnecting(_ source: Observable<Int>) {
        let log = Log<String>()
        // `merge` owns the subscription to `using`, and would remove it at a loss.
        let subscription = Observable.merge(use(log) { _ in source }, .never()).subscribe()
        #expect(log.values == ["made @ 0"])
        subscription.dispose()
        subscription.dispose()
        #expect(log.values == ["made @ 0", "disposed @ 0"])
    }

    @Test func makesAResourceForEachSubscription() {
        let log = Log<String>()
        let observable = use(log) { _ in .just(1) }
        _ = observable.subscribe()
        _ = observable.subscribe()
        #expect(log.values == ["made @ 0", "disposed @ 0", "made @ 0", "disposed @ 0"])
    }
}

private struct Resource: Disposable {
    let action: @Sendable () -> Void

    func dispose() { action() }
}
