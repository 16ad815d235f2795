import Rx
import RxTest
import Testing

/// A subject that is freed, or that ends, retains nothing of its subscribers.
@Suite struct SubjectMemoryTests {
    @Test(arguments: SubjectCase.all) func freesItsSubscribersWithItself(_ kind: SubjectCase) {
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

    @Test(arguments: SubjectCase.all) func freesADisposedSubscriber(_ kind: SubjectCase) {
        let subject = kind.make()
        expectFreed { token in
            subject.observable.subscribe(onNext: { _ in withExtendedLifetime(token) {} }).dispose()
        }
        subject.onNext(1)
    }

    /// One subscriber leaves during its event. Another subscribes for the next event, which is sent at once, and leaves
    /// during that event.
    @Test(arguments: SubjectCase.all) func aSubscriberDisposedInItsEventIsFreedAfterIt(_ kind: SubjectCase) {
        let (subject, lives) = (kind.make(), Log<Bool>())
        expectFreed { token in
            let (first, second) = (SingleAssignmentDisposable(), SingleAssignmentDisposable())
            first.setDisposable(
                subject.observable.filter { $0 == 1 }.subscribe(onNext: { [weak own = token] _ in
                    withExtendedLifetime(token) {}
                    first.dispose()
                    let another = Token()
                    second.setDisposable(
                        subject.observable.filter { $0 == 2 }.subscribe(onNext: { [weak own = another] _ in
                            withExtendedLifetime(another) {}
                            second.dispose()
                            lives.add(own != nil)
                        }))
                    subject.onNext(2)
                    lives.add(own != nil)
                }))
            subject.onNext(1)
        }
        #expect(lives.values == [true, true])
        subject.onNext(3)
    }

    @Test(arguments: SubjectCase.subjects) func aSubscriberCompletedInItsEventIsFreedAfterIt(_ kind: SubjectCase) {
        let (subject, lives) = (kind.make(), Log<Bool>())
        expectFreed { token in
            _ = subject.observable.filter { $0 == 1 }.subscribe(onNext: { [weak own = token] _ in
                withExtendedLifetime(token) {}
                subject.on(.completed)
                lives.add(own != nil)
            })
            subject.onNext(1)
        }
        #expect(lives.values == [true])
    }

    @Test func anAsyncSubjectFreesItsSubscribersWithItself() {
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
