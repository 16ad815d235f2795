import Foundation
import Rx
import RxTest
import Testing

/// An operator's resources are freed when its subscription ends.
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

    @Test(arguments: OperatorCase.prompt) func freesASubscriberDisposedDuringAnElement(_ operation: OperatorCase) {
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

    /// Leaves out operators that retain their source to share it or to subscribe again, and operators with an endless
    /// source.
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

    @Test(arguments: letting) func freesItsSubscriberWhenTheSubjectIsFreed(_ operation: OperatorCase) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = subscribe(operation, subject, token)
            subject.onNext(1)
        }
    }

    private struct Flattener: CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
    }

    private static let flatteners = [
        Flattener(testDescription: "flatMap") { source, inner in source.flatMap { _ in inner } },
        Flattener(testDescription: "concatMap") { source, inner in source.concatMap { _ in inner } },
        Flattener(testDescription: "flatMapFirst") { source, inner in source.flatMapFirst { _ in inner } },
        Flattener(testDescription: "flatMapLatest") { source, inner in source.flatMapLatest { _ in inner } },
        Flattener(testDescription: "merge") { Observable.merge($0, $1) },
        Flattener(testDescription: "combineLatest") { Observable.combineLatest($0, $1) { $0 + $1 } },
        Flattener(testDescription: "zip") { Observable.zip($0, $1) { $0 + $1 } },
    ]

    private enum Loss: CaseIterable {
        case sourceFirst, innerFirst, innerOfACompletedSource
    }

    @Test(arguments: flatteners, Loss.allCases)
    private func freesItsSubscriberWhenItsSubjectsAreFreed(_ flattener: Flattener, _ loss: Loss) {
        expectFreed { token in
            var source: PublishSubject? = PublishSubject<Int>()
            var inner: PublishSubject? = PublishSubject<Int>()
            _ = flattener.apply(source!, inner!).subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            source?.onNext(1)
            inner?.onNext(2)
            if loss == .innerOfACompletedSource { source?.onCompleted() }
            if loss == .innerFirst { inner = nil } else { source = nil }
            (source, inner) = (nil, nil)
        }
    }

    private func subscribe(_ operation: OperatorCase, _ source: Observable<Int>, _ token: Token) -> any Disposable {
        operation.apply(source, scheduler).subscribe(
            onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in withExtendedLifetime(token) {} },
            onCompleted: { withExtendedLifetime(token) {} })
    }
}
