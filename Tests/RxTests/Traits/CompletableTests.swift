import Rx
import RxTest
import Testing

@Suite struct CompletableTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// A completable that ends after `time` ticks.
    private func completable(_ time: Int, _ error: TestError? = nil) -> Completable {
        let event: Recorded<Event<Int>> = error.map { .error(time, $0) } ?? .completed(time)
        return scheduler.createColdObservable([event]).ignoreElements().asCompletable()
    }

    private func ending(_ source: some ObservableConvertibleType<Never>) -> String {
        scheduler.events(source).map { "\($0.value) @ \($0.time)" }.joined(separator: ", ")
    }

    @Test func emitsOneEndOnly() {
        let log = Log<String>()
        let completable = Completable.create { observer in
            observer(.completed)
            observer(.error(TestError.one))
            return Disposables.create { log.add("work ended") }
        }
        _ = completable.subscribe(
            onCompleted: { log.add("completed") }, onError: { _ in log.add("error") },
            onDisposed: { log.add("disposed") })
        #expect(log.values == ["completed", "disposed", "work ended"])
        log.clear()
        _ = Completable.error(TestError.two).subscribe { log.add("\($0)") }
        let token = Token()
        _ = Completable.empty().subscribe(with: token, onCompleted: { _ in log.add("completed") })
        #expect(log.values == ["error(RxTests.TestError.two)", "completed"])
    }

    @Test func concatRunsCompletablesOneAfterAnother() {
        #expect(ending(completable(10).concat(completable(20))) == "completed @ 30")
        #expect(ending(Completable.concat(completable(10), completable(20), completable(5))) == "completed @ 35")
        #expect(ending(Completable.concat([completable(10, .one), completable(20)])) == "error(one) @ 10")
        let sources = [completable(10), completable(20)]
        let sequence = Numbered { $0 <= 2 ? sources[$0 - 1] : nil }
        #expect(ending(Completable.concat(sequence)) == "completed @ 30")
    }

    @Test func zipRunsCompletablesTogether() {
        #expect(ending(Completable.zip(completable(10), completable(20))) == "completed @ 20")
        #expect(ending(Completable.zip([completable(10), completable(20, .two)])) == "error(two) @ 20")
    }

    @Test func andThenContinuesWithItsSource() {
        #expect(scheduler.events(completable(10).andThen(Single.just(1))) == [.next(10, 1), .completed(10)])
        #expect(scheduler.events(completable(10).andThen(Maybe<Int>.empty())) == [.completed(10)])
        #expect(
            scheduler.events(completable(10).andThen(Observable.of(1, 2))) == [
                .next(10, 1), .next(10, 2), .completed(10),
            ])
        #expect(ending(completable(10).andThen(completable(5))) == "completed @ 15")
        #expect(scheduler.events(completable(10, .one).andThen(Single.just(1))) == [.error(10, TestError.one)])
    }

    @Test func doCallsItsClosuresInOrder() {
        let log = Log<String>()
        let completable = Completable.empty().do(
            onCompleted: { log.add("on") }, afterCompleted: { log.add("after") }, onDispose: { log.add("dispose") })
        _ = completable.subscribe(onCompleted: { log.add("completed") })
        #expect(log.values == ["on", "completed", "after", "dispose"])
    }

    @Test func disposingEndsTheSource() {
        let source = scheduler.createHotObservable([.completed(500, Int.self)])
        let second = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start(disposed: 400) {
            source.ignoreElements().asCompletable().andThen(second.asObservable())
        }
        #expect(result.events == [])
        #expect(source.subscriptions == [Subscription(200, 400)])
        #expect(second.subscriptions == [])
    }
}
