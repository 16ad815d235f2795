import Rx
import RxTest
import Testing

/// Subjects and relays that are used during their own events.
@Suite struct SubjectReentrancyTests {
    let seen = Log<String>()

    @Test(arguments: SubjectCase.all) func deliversAnEventSentDuringAnEventAtOnce(_ kind: SubjectCase) {
        let subject = kind.make()
        _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: { element in
            seen.add("a\(element)")
            if element == 1 { subject.onNext(2) }
            seen.add("a\(element) done")
        })
        _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: { seen.add("b\($0)") })
        subject.onNext(1)
        #expect(seen.values == ["a1", "a2", "a2 done", "b2", "a1 done", "b1"])
    }

    @Test(arguments: SubjectCase.all) func aSubscriberAddedDuringAnEventGetsTheReplay(_ kind: SubjectCase) {
        let subject = kind.make()
        let isSubscribed = Flag()
        subject.onNext(1)
        _ = subject.observable.subscribe(onNext: { element in
            guard element == 2, !isSubscribed.isSet else { return }
            isSubscribed.set()
            _ = subject.observable.subscribe(onNext: { seen.add("\($0)") })
            seen.add("subscribed")
        })
        subject.onNext(2)
        subject.onNext(3)
        #expect(seen.values == kind.replay.map { "\($0)" } + ["subscribed", "3"])
    }

    @Test(arguments: SubjectCase.replaying) func anEventSentDuringAReplayArrivesAfterIt(_ kind: SubjectCase) {
        let subject = kind.make()
        let isSent = Flag()
        subject.onNext(1)
        subject.onNext(2)
        _ = subject.observable.subscribe(onNext: { element in
            seen.add("\(element)")
            if !isSent.isSet {
                isSent.set()
                subject.onNext(3)
            }
        })
        #expect(seen.values == kind.replay.map { "\($0)" } + ["3"])
    }

    @Test(arguments: SubjectCase.replaying) func aSubscriberAddedDuringAReplayGetsTheReplay(_ kind: SubjectCase) {
        let subject = kind.make()
        let isSubscribed = Flag()
        subject.onNext(1)
        subject.onNext(2)
        _ = subject.observable.subscribe(onNext: { _ in
            if isSubscribed.isSet { return }
            isSubscribed.set()
            _ = subject.observable.subscribe(onNext: { seen.add("\($0)") })
        })
        subject.onNext(3)
        #expect(seen.values == kind.replay.map { "\($0)" } + ["3"])
    }

    @Test(arguments: SubjectCase.all) func aSubscriberDisposedByAnotherReceivesNothing(_ kind: SubjectCase) {
        let subject = kind.make()
        let second = SingleAssignmentDisposable()
        _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: { _ in second.dispose() })
        second.setDisposable(subject.observable.filter { $0 > 0 }.subscribe(onNext: { seen.add("\($0)") }))
        subject.onNext(1)
        #expect(seen.values.isEmpty)
    }

    @Test(arguments: SubjectCase.subjects) func completionDuringAnEventEndsAllSubscribers(_ kind: SubjectCase) {
        let subject = kind.make()
        _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: { element in
            seen.add("a\(element)")
            subject.on(.completed)
            subject.onNext(9)
        })
        _ = subject.observable.filter { $0 > 0 }.subscribe(seen.observer("b"))
        subject.onNext(1)
        #expect(seen.values == ["a1", "bcompleted"])
    }

    @Test(arguments: SubjectCase.all) func emittingDuringADisposalReachesOtherSubscribers(_ kind: SubjectCase) {
        let subject = kind.make()
        let subscription = subject.observable.do(onDispose: { subject.onNext(5) }).subscribe(onNext: {
            seen.add("a\($0)")
        })
        _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: { seen.add("b\($0)") })
        seen.clear()
        subscription.dispose()
        #expect(seen.values == ["b5"])
    }

    @Test func disposingTheSubjectDuringAnEventEndsDelivery() {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { _ in subject.dispose() })
        _ = subject.subscribe(seen.observer())
        subject.onNext(1)
        subject.onNext(2)
        #expect(seen.values == ["1"])
    }

    /// A subject that can be disposed of.
    struct Disposing: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let subject: AnySubject
        let dispose: @Sendable () -> Void
        let hasObservers: @Sendable () -> Bool

        static func make(_ kind: String) -> Disposing {
            switch kind {
            case "PublishSubject":
                let subject = PublishSubject<Int>()
                return Disposing(
                    testDescription: kind, subject: AnySubject(subject), dispose: { subject.dispose() },
                    hasObservers: { subject.hasObservers })
            case "BehaviorSubject":
                let subject = BehaviorSubject(value: 0)
                return Disposing(
                    testDescription: kind, subject: AnySubject(subject), dispose: { subject.dispose() },
                    hasObservers: { subject.hasObservers })
            default:
                let subject = ReplaySubject<Int>.create(bufferSize: 5)
                return Disposing(
                    testDescription: kind, subject: AnySubject(subject), dispose: { subject.dispose() },
                    hasObservers: { subject.hasObservers })
            }
        }
    }

    @Test(arguments: ["PublishSubject", "BehaviorSubject", "ReplaySubject"], [1, 2])
    func aSubjectDisposedDuringItsEventDeliversNothingMore(kind: String, subscribers: Int) {
        let disposing = Disposing.make(kind)
        let subject = disposing.subject
        for _ in 0..<subscribers {
            _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: { element in
                seen.add("\(element)")
                disposing.dispose()
                if disposing.hasObservers() { seen.add("has observers") }
                subject.onNext(2)
            })
        }
        subject.onNext(1)
        subject.onNext(3)
        #expect(seen.values == Array(repeating: "1", count: subscribers))
    }

    @Test(arguments: ["PublishSubject", "BehaviorSubject", "ReplaySubject"], [1, 2])
    func workOfTheElementThatDisposesOfItsSubjectEndsWithItsSubscription(kind: String, subscribers: Int) {
        let (disposing, inner) = (Disposing.make(kind), PublishSubject<Int>())
        let subscriptions = (0..<subscribers).map { _ in
            disposing.subject.observable.filter { $0 > 0 }
                .flatMap { _ -> Observable<Int> in
                    disposing.dispose()
                    return inner
                }
                .subscribe(onNext: { seen.add("\($0)") })
        }
        disposing.subject.onNext(1)
        inner.onNext(5)
        #expect(seen.values == Array(repeating: "5", count: subscribers))
        for subscription in subscriptions { subscription.dispose() }
        #expect(!inner.hasObservers)
    }

    @Test(arguments: ["BehaviorSubject", "ReplaySubject"])
    func aSubjectDisposedDuringAReplayFreesTheNewSubscriber(kind: String) {
        let disposing = Disposing.make(kind)
        disposing.subject.onNext(1)
        expectFreed { token in
            _ = disposing.subject.observable.subscribe(onNext: { _ in
                withExtendedLifetime(token) {}
                disposing.dispose()
            })
        }
        #expect(!disposing.hasObservers())
    }
}
