import Rx
import RxTest
import Testing

/// A subject that is freed without having ended releases its subscription through every operator, except operators that
/// need the subject itself, such as `retry`.
@Suite struct LostSourceTests {
    struct Chain: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (Observable<Int>) -> Observable<Int>
    }

    static let chains = [
        Chain(testDescription: "catch") { $0.catchAndReturn(0) },
        Chain(testDescription: "ifEmpty") { $0.ifEmpty(default: 0) },
        Chain(testDescription: "concatMap, inner") { source in Observable.just(1).concatMap { _ in source } },
        Chain(testDescription: "andThen of a sequence that is lost at once, in a flatMap") { _ in
            Observable.just(1).flatMap { _ in
                Completable.empty().andThen(Observable<Int>.deferred { PublishSubject<Int>() })
            }
        },
        Chain(testDescription: "flatMapLatest, source") { $0.flatMapLatest { Observable.just($0) } },
        Chain(testDescription: "flatMapLatest, inner") { source in Observable.just(1).flatMapLatest { _ in source } },
        Chain(testDescription: "withLatestFrom") { $0.withLatestFrom($0) },
        Chain(testDescription: "sample") { $0.sample($0) },
        Chain(testDescription: "take(until:)") { $0.take(until: $0) },
        Chain(testDescription: "amb") { $0.amb($0) },
        Chain(testDescription: "amb, in a flatMap") { source in Observable.just(1).flatMap { _ in source.amb(source) }
        },
    ]

    @Test(arguments: chains) func aFreedSubjectReleasesItsSubscription(_ chain: Chain) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = chain.make(subject).subscribe(onNext: { _ in _ = token })
            subject.onNext(1)
        }
    }

    /// The test retains the subscription, as a view's bag does. A closure that captures the view must not retain the
    /// view for ever.
    @Test(arguments: ["completed", "failed", "gone", "disposed of"])
    func anEndedSourceFreesTheClosureOfAKeptSubscription(end: String) {
        weak var captured: Token?
        var subject: PublishSubject<Int>? = PublishSubject<Int>()
        let subscription: (any Disposable)?
        do {
            let token = Token()
            captured = token
            subscription = subject?.subscribe(onNext: { _ in _ = token }, onError: { _ in })
        }
        #expect(captured != nil)
        switch end {
        case "completed": subject?.onCompleted()
        case "failed": subject?.onError(RxError.unknown)
        case "gone": subject = nil
        default: subscription?.dispose()
        }
        #expect(captured == nil)
        withExtendedLifetime((subscription, subject)) {}
    }

    @Test func disposeCallsOnDisposedOfALostSource() {
        let log = Log<String>()
        let subscription = Observable<Int>.deferred { PublishSubject() }
            .subscribe(onError: { _ in log.add("error") }, onDisposed: { log.add("disposed") })
        #expect(log.values == [])
        subscription.dispose()
        #expect(log.values == ["disposed"])
    }

    typealias Combination = LostWhileConnectingTests.Chain

    static let combinations = [
        Combination(testDescription: "combineLatest") { Observable.combineLatest($0, $1) { $0 + $1 } },
        Combination(testDescription: "combineLatest of a collection") { Observable.combineLatest([$0, $1]) { $0[0] } },
        Combination(testDescription: "zip") { Observable.zip($0, $1) { $0 + $1 } },
    ]

    @Test(arguments: combinations) func aCompletionAfterALossReleasesTheSubscription(_ chain: Combination) {
        expectFreed { token in
            let completed = PublishSubject<Int>()
            do {
                let lost = PublishSubject<Int>()
                _ = chain.make(lost, completed).subscribe(onNext: { _ in _ = token })
            }
            completed.onCompleted()
        }
    }

    @Test(arguments: chains) func aFreedSubjectReleasesAChainOfTwoOperators(_ chain: Chain) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = chain.make(chain.make(subject)).subscribe(onNext: { _ in _ = token })
            subject.onNext(1)
        }
    }
}

/// An operator may lose one source while it still connects others. It then stays connected to its subscriber, so
/// `dispose()` reaches the others.
@Suite struct LostWhileConnectingTests {
    struct Chain: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (_ lost: Observable<Int>, _ other: Observable<Int>) -> Observable<Int>
    }

    static let chains = [
        Chain(testDescription: "combineLatest") { Observable.combineLatest($0, $1) { $0 + $1 } },
        Chain(testDescription: "combineLatest of a collection") { Observable.combineLatest([$0, $1]) { $0[0] } },
        Chain(testDescription: "zip") { Observable.zip($0, $1) { $0 + $1 } },
        Chain(testDescription: "withLatestFrom") { $1.withLatestFrom($0) },
        Chain(testDescription: "sample") { $0.sample($1) },
        Chain(testDescription: "take(until:)") { $1.take(until: $0) },
        Chain(testDescription: "skip(until:)") { $0.skip(until: $1) },
        Chain(testDescription: "merge") { Observable.merge($0, $1) },
        Chain(testDescription: "amb") { $0.amb($1) },
        Chain(testDescription: "multicast") { lost, other in
            other.multicast({ PublishSubject<Int>() }, selector: { _ in lost })
        },
    ]

    /// Sources that an operator loses as soon as it subscribes.
    static let losses = [
        Chain(testDescription: "a subject that is freed") { _, _ in Observable.deferred { PublishSubject<Int>() } },
        Chain(testDescription: "skip(until:) of a source that completes") { source, other in source.skip(until: other)
        },
        Chain(testDescription: "two of these") { source, other in
            Observable.combineLatest(source.skip(until: other), source.skip(until: other)) { $0 + $1 }
        },
    ]

    @Test(arguments: chains, losses) func disposeReachesTheOtherSource(_ chain: Chain, loss: Chain) {
        let other = PublishSubject<Int>()
        let chained = chain.make(loss.make(.just(1), .never()), other)
        // `merge` owns the chain, and would remove a chain that parts from it.
        let subscription = Observable.merge(chained, .never()).subscribe()
        #expect(other.hasObservers)
        subscription.dispose()
        #expect(!other.hasObservers)
    }

    @Test(arguments: losses) func disposeCallsOnDisposeOfALostSource(_ loss: Chain) {
        let log = Log<String>()
        let chained = loss.make(.just(1), .never()).do(onDispose: { log.add("disposed") })
        let subscription = Observable.merge(chained, .never()).subscribe()
        #expect(log.values == [])
        subscription.dispose()
        #expect(log.values == ["disposed"])
    }
}
