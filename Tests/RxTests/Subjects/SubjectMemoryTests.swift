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

    /// One leaves during its event, another comes for the next, which is sent at once, and leaves during that.
    @Test(arguments: SubjectCase.all) func whoLeavesDuringAnEventIsWholeUntilItIsOverAndFreedThen(_ kind: SubjectCase) {
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

    @Test(arguments: SubjectCase.subjects) func whoIsCompletedDuringItsEventIsWholeUntilItIsOver(_ kind: SubjectCase) {
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
