import Rx
import RxTest
import Testing

/// A subject that goes away, or ends, keeps nothing of its subscribers.
@Suite struct SubjectMemoryTests {
    @Test(arguments: SubjectCase.all) func freesItsSubscribersWhenDropped(_ kind: SubjectCase) {
        expectFreed { token in
            let subject = kind.make()
            let subscription = subject.observable.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            _ = subject.observable.map { $0 }.take(5).subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            subject.onNext(1)
            withExtendedLifetime(subscription) {}
        }
    }

    @Test(arguments: SubjectCase.subjects) func freesItsSubscribersWhenItEnds(_ kind: SubjectCase) {
        let subject = kind.make()
        expectFreed { token in
            _ = subject.observable.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            subject.on(.completed)
        }
    }

    @Test(arguments: SubjectCase.all) func freesWhoHasLeft(_ kind: SubjectCase) {
        let subject = kind.make()
        expectFreed { token in
            subject.observable.subscribe(onNext: { _ in withExtendedLifetime(token) {} }).dispose()
        }
        subject.onNext(1)
    }

    @Test func anAsyncSubjectFreesItsSubscribersWhenDropped() {
        expectFreed { token in
            _ = AsyncSubject<Int>().subscribe(onNext: { _ in withExtendedLifetime(token) {} })
        }
    }

    @Test func aDisposedSubjectFreesItsSubscribers() {
        let subject = PublishSubject<Int>()
        expectFreed { token in
            _ = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            subject.dispose()
        }
    }
}
