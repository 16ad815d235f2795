import Foundation
import Rx
import RxTest
import Testing

/// What every operator holds must be freed when its subscription is over.
@Suite struct MemoryTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: OperatorCase.all) func freesItsSubscriberAfterCompletion(_ operation: OperatorCase) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            let subscription = subscribe(operation, subject, token)
            scheduler.advanceTo(10)
            subject.onNext(1)
            subject.onCompleted()
            scheduler.start()
            withExtendedLifetime(subject) {}
            _ = subscription
        }
    }

    @Test(arguments: OperatorCase.all) func freesItsSubscriberAfterAnError(_ operation: OperatorCase) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            let subscription = subscribe(operation, subject, token)
            scheduler.advanceTo(10)
            subject.onNext(1)
            subject.onError(TestError.one)
            scheduler.start()
            _ = subscription
        }
    }

    @Test(arguments: OperatorCase.all) func freesItsSubscriberWhenDisposed(_ operation: OperatorCase) {
        let subject = PublishSubject<Int>()
        expectFreed { token in
            let subscription = subscribe(operation, subject, token)
            scheduler.advanceTo(10)
            subject.onNext(1)
            subscription.dispose()
            scheduler.start()
            #expect(!subject.hasObservers)
        }
    }

    @Test(arguments: OperatorCase.prompt) func freesItsSubscriberWhenDisposedFromWithin(_ operation: OperatorCase) {
        let subject = PublishSubject<Int>()
        expectFreed { token in
            let subscription = SingleAssignmentDisposable()
            subscription.setDisposable(
                operation.apply(subject, scheduler).subscribe(onNext: { _ in
                    withExtendedLifetime(token) { subscription.dispose() }
                }))
            scheduler.advanceTo(10)
            subject.onNext(1)
            subject.onNext(2)
            scheduler.start()
            #expect(!subject.hasObservers)
        }
    }

    /// All but those that keep their source, to share it or to subscribe to it again, or one that never ends.
    private static let letting = OperatorCase.immediate.filter { operation in
        ![
            "share", "refCount", "multicast", "concat", "sequence", "retry", "take(until:), sequence", "another type",
            "amb",
            "take(for", "timeout",
            "window", "buffer", "groupBy", "create", "publish", "replay", "skip(until:)", "Subject",
        ].contains {
            operation.name.contains($0)
        }
    }

    @Test(arguments: letting) func freesItsSubscriberWhenASubjectIsDropped(_ operation: OperatorCase) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = subscribe(operation, subject, token)
            subject.onNext(1)
        }
    }

    private func subscribe(_ operation: OperatorCase, _ source: Observable<Int>, _ token: Token) -> any Disposable {
        operation.apply(source, scheduler).subscribe(
            onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in withExtendedLifetime(token) {} },
            onCompleted: { withExtendedLifetime(token) {} })
    }
}
