import Rx
import RxTest
import Testing

@Suite struct BehaviorSubjectTests {
    let subject = BehaviorSubject(value: 0)
    let seen = Log<String>()

    @Test func deliversItsValueFirst() throws {
        _ = subject.subscribe(seen.observer("a"))
        subject.onNext(1)
        _ = subject.subscribe(seen.observer("b"))
        subject.onNext(2)
        #expect(seen.values == ["a0", "a1", "b1", "a2", "b2"])
        #expect(try subject.value() == 2)
    }

    @Test func lateSubscribersGetOnlyTheEnd() throws {
        _ = subject.subscribe(seen.observer("a"))
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        _ = subject.subscribe(seen.observer("b"))
        #expect(seen.values == ["a0", "a1", "acompleted", "bcompleted"])
        #expect(try subject.value() == 1)
        #expect(!subject.hasObservers)
    }

    @Test func hasNoValueAfterAnError() {
        subject.onError(TestError.one)
        _ = subject.subscribe(seen.observer())
        #expect(seen.values == ["error one"])
        #expect(throws: TestError.one) { try subject.value() }
    }

    @Test func failsAfterItsDisposal() {
        _ = subject.subscribe(seen.observer())
        subject.dispose()
        subject.onNext(1)
        #expect(subject.isDisposed && !subject.hasObservers)
        #expect(seen.values == ["0"])
        #expect { try subject.value() } throws: { error in
            guard case .disposed(let object)? = error as? RxError else { return false }
            return object === subject
        }
        _ = subject.subscribe(onError: { seen.add("\($0 is RxError)") })
        #expect(seen.values == ["0", "true"])
    }

    @Test func freesAReplacedValue() {
        weak var reference: Token?
        let tokens = BehaviorSubject<Token?>(value: nil)
        do {
            let token = Token()
            reference = token
            tokens.onNext(token)
        }
        #expect(reference != nil)
        tokens.onNext(nil)
        #expect(reference == nil)
    }
}
