import Rx
import RxTest
import Testing

@Suite struct AsyncSubjectTests {
    let subject = AsyncSubject<Int>()
    let seen = Log<String>()

    @Test func deliversTheLastElementOnCompletion() {
        _ = subject.subscribe(seen.observer("a"))
        subject.onNext(1)
        subject.onNext(2)
        #expect(seen.values.isEmpty && subject.hasObservers)
        subject.onCompleted()
        subject.onNext(3)
        _ = subject.subscribe(seen.observer("b"))
        #expect(seen.values == ["a2", "acompleted", "b2", "bcompleted"])
        #expect(!subject.hasObservers)
    }

    @Test func onlyCompletesWithoutElements() {
        _ = subject.subscribe(seen.observer("a"))
        subject.onCompleted()
        _ = subject.subscribe(seen.observer("b"))
        #expect(seen.values == ["acompleted", "bcompleted"])
    }

    @Test func onlyFailsOnAnError() {
        _ = subject.subscribe(seen.observer("a"))
        subject.onNext(1)
        subject.onError(TestError.one)
        subject.onCompleted()
        _ = subject.subscribe(seen.observer("b"))
        #expect(seen.values == ["aerror one", "berror one"])
    }

    @Test func deliversNothingAfterDisposal() {
        subject.subscribe(seen.observer()).dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(seen.values.isEmpty)
    }
}
