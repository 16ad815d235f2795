import Rx
import RxTest
import Testing

@Suite struct ReplaySubjectTests {
    let seen = Log<String>()

    @Test(arguments: [0, 1, 2, 3, 4, 9]) func replaysTheLastElements(_ size: Int) {
        let expected = (1...4).suffix(size).map { "\($0)" }
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        for element in 1...4 { subject.onNext(element) }
        _ = subject.subscribe(seen.observer())
        #expect(seen.values == expected)
        subject.onNext(5)
        #expect(seen.values == expected + ["5"])
    }

    @Test func unboundedReplaysAllElements() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...100 { subject.onNext(element) }
        _ = subject.subscribe(seen.observer())
        #expect(seen.values == (1...100).map { "\($0)" })
    }

    @Test func replaysAfterTheEnd() {
        let (completed, failed) = (ReplaySubject<Int>.create(bufferSize: 2), ReplaySubject<Int>.create(bufferSize: 2))
        for element in 1...3 {
            completed.onNext(element)
            failed.onNext(element)
        }
        completed.onCompleted()
        failed.onError(TestError.one)
        completed.onNext(4)
        _ = completed.subscribe(seen.observer("a"))
        _ = failed.subscribe(seen.observer("b"))
        #expect(seen.values == ["a2", "a3", "acompleted", "b2", "b3", "berror one"])
    }

    @Test func stopsItsReplayWhenDisposedDuringIt() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...4 { subject.onNext(element) }
        _ = subject.take(2).subscribe(seen.observer())
        #expect(seen.values == ["1", "2", "completed"])
        #expect(!subject.hasObservers)
    }

    @Test func failsAfterItsDisposal() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(1)
        _ = subject.subscribe(seen.observer("a"))
        subject.dispose()
        subject.onNext(2)
        _ = subject.subscribe(onNext: { seen.add("\($0)") }, onError: { seen.add("\($0 is RxError)") })
        #expect(seen.values == ["a1", "true"])
        #expect(!subject.hasObservers)
    }

    @Test func freesElementsOutsideItsBuffer() {
        weak var reference: Token?
        let subject = ReplaySubject<Token?>.create(bufferSize: 2)
        do {
            let token = Token()
            reference = token
            subject.onNext(token)
        }
        subject.onNext(nil)
        #expect(reference != nil)
        subject.onNext(nil)
        #expect(reference == nil)
    }
}
