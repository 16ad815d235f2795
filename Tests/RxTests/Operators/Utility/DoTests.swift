import Rx
import RxTest
import Testing

@Suite struct DoTests {
    let seen = Log<String>()

    private func watched(_ source: Observable<Int>) -> Observable<Int> {
        source.do(
            onNext: { seen.add("next \($0)") }, afterNext: { seen.add("after \($0)") },
            onError: { seen.add("error \($0)") }, afterError: { seen.add("after error \($0)") },
            onCompleted: { seen.add("completed") }, afterCompleted: { seen.add("after completed") },
            onSubscribe: { seen.add("subscribe") }, onSubscribed: { seen.add("subscribed") },
            onDispose: { seen.add("dispose") })
    }

    @Test func callsItsClosuresInOrderOnCompletion() {
        let subject = PublishSubject<Int>()
        _ = watched(subject).subscribe(seen.observer("> "))
        subject.onNext(1)
        subject.onCompleted()
        #expect(
            seen.values == [
                "subscribe", "subscribed", "next 1", "> 1", "after 1", "completed", "> completed",
                "after completed", "dispose",
            ])
    }

    @Test func callsItsClosuresInOrderOnAnError() {
        let subject = PublishSubject<Int>()
        _ = watched(subject).subscribe(seen.observer("> "))
        subject.onError(TestError.one)
        #expect(
            seen.values == ["subscribe", "subscribed", "error one", "> error one", "after error one", "dispose"])
    }

    @Test func callsOnDisposeOnDisposal() {
        let subject = PublishSubject<Int>()
        watched(subject).subscribe(seen.observer("> ")).dispose()
        #expect(seen.values == ["subscribe", "subscribed", "dispose"])
    }

    @Test func aSynchronousSourceEndsBeforeOnSubscribed() {
        _ = watched(.just(1)).subscribe(seen.observer("> "))
        #expect(
            seen.values == [
                "subscribe", "next 1", "> 1", "after 1", "completed", "> completed", "after completed", "subscribed",
                "dispose",
            ])
    }

    @Test func callsOnDisposeAfterTheSourcesDisposal() {
        let source = Observable<Int>.create { _ in Disposables.create { seen.add("source") } }
        source.do(onDispose: { seen.add("dispose") }).subscribe().dispose()
        #expect(seen.values == ["source", "dispose"])
    }

    @Test func aThrowingErrorHandlerReplacesTheError() {
        _ = Observable<Int>.error(TestError.one).do(onError: { _ in throw TestError.two }).subscribe(seen.observer())
        _ = Observable<Int>.empty().do(onCompleted: { throw TestError.two }).subscribe(seen.observer())
        #expect(seen.values == ["error two", "error two"])
    }

    @Test func withUnretainedCompletesAfterTheObjectIsFreed() {
        let subject = PublishSubject<Int>()
        weak var reference: Token?
        do {
            let token = Token()
            reference = token
            _ = subject.withUnretained(token) { "\($1)" }.subscribe(seen.observer())
            _ = subject.withUnretained(token).map { "pair \($0.1)" }.subscribe(seen.observer())
            subject.onNext(1)
        }
        #expect(reference == nil)
        subject.onNext(2)
        #expect(seen.values == ["1", "pair 1", "completed", "completed"])
        #expect(!subject.hasObservers)
    }

    @Test func callsOnDisposeAfterAfterCompleted() {
        let log = Log<String>()
        _ = Observable.just(1)
            .do(
                onCompleted: { log.add("completed") }, afterCompleted: { log.add("after") },
                onDispose: { log.add("disposed") }
            )
            .subscribe(onCompleted: { log.add("subscriber") })
        #expect(log.values == ["completed", "subscriber", "after", "disposed"])
    }
}
