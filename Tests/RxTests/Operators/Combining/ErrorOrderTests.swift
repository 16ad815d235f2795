import Rx
import RxTest
import Testing

/// An error ends a flattening operator at once, before inner sources that are queued on the current thread.
@Suite struct ErrorOrderTests {
    private static let failing = Observable<Int>.create { observer in
        observer.onNext(0)
        observer.onError(TestError.one)
        return Disposables.create()
    }

    private static func events(of source: (Observable<Int>) -> Observable<Int>, after first: Event<Int>) -> [String] {
        let subject = PublishSubject<Int>()
        let log = Log<String>()
        let subscription = source(subject).flatMap { Observable.range(start: $0, count: 1) }.subscribe(log.observer())
        subject.on(first)
        subscription.dispose()
        return log.values
    }

    @Test func concatFailsBeforeAQueuedInnerSourceRuns() {
        #expect(Self.events(of: { $0.concat(Self.failing) }, after: .completed) == ["error one"])
    }

    @Test func ifEmptyFailsBeforeAQueuedInnerSourceRuns() {
        #expect(Self.events(of: { $0.ifEmpty(switchTo: Self.failing) }, after: .completed) == ["error one"])
    }

    @Test func catchFailsBeforeAQueuedInnerSourceRuns() {
        #expect(Self.events(of: { $0.catch { _ in Self.failing } }, after: .error(TestError.two)) == ["error one"])
    }
}
