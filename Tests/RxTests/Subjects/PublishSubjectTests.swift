import Rx
import RxTest
import Testing

@Suite struct PublishSubjectTests {
    let subject = PublishSubject<Int>()
    let seen = Log<String>()

    @Test func deliversElementsWhileSubscribed() {
        subject.onNext(1)
        let first = subject.subscribe(seen.observer("a"))
        subject.onNext(2)
        let second = subject.subscribe(seen.observer("b"))
        subject.onNext(3)
        first.dispose()
        subject.onNext(4)
        second.dispose()
        subject.onNext(5)
        #expect(seen.values == ["a2", "a3", "b3", "b4"])
    }

    @Test func hasObserversWhileSubscribed() {
        #expect(!subject.hasObservers)
        let (first, second) = (subject.subscribe(seen.observer()), subject.subscribe(seen.observer()))
        #expect(subject.hasObservers)
        first.dispose()
        first.dispose()
        #expect(subject.hasObservers)
        second.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func endsOnce() {
        _ = subject.subscribe(seen.observer())
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        subject.onError(TestError.one)
        subject.onCompleted()
        #expect(seen.values == ["1", "completed"])
        #expect(!subject.hasObservers)
    }

    @Test func lateSubscribersGetTheEnd() {
        subject.onError(TestError.one)
        _ = subject.subscribe(seen.observer())
        let other = PublishSubject<Int>()
        other.onCompleted()
        _ = other.subscribe(seen.observer())
        #expect(seen.values == ["error one", "completed"])
    }

    @Test func disposeDropsItsSubscribersSilently() {
        _ = subject.subscribe(seen.observer())
        subject.dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(subject.isDisposed)
        #expect(!subject.hasObservers)
        #expect(seen.values.isEmpty)
    }

    @Test func failsForSubscribersAfterItsDisposal() {
        subject.dispose()
        _ = subject.subscribe(onError: { error in
            guard case .disposed(let object)? = error as? RxError else { return }
            seen.add(object === subject ? "\((error as? RxError)?.debugDescription ?? "")" : "another object")
        })
        #expect(seen.values == ["PublishSubject<Int> was used after it had been disposed of."])
    }

    @Test func asObserverFeedsTheSubject() {
        let source = PublishSubject<Int>()
        _ = subject.subscribe(seen.observer())
        _ = source.subscribe(subject.asObserver())
        source.onNext(1)
        source.onCompleted()
        #expect(seen.values == ["1", "completed"])
    }

    @Test func keepsTheOrderOfSubscribersAfterManyDisposals() {
        let subscriptions = (0..<100).map { index in subject.subscribe(onNext: { seen.add("\(index):\($0)") }) }
        for index in 0..<100 where index % 10 != 0 { subscriptions[index].dispose() }
        subject.onNext(1)
        #expect(seen.values == stride(from: 0, to: 100, by: 10).map { "\($0):1" })
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
    }
}
