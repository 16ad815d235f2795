import Rx
import RxTest
import Testing

/// A subject that goes without having ended keeps nothing of a subscription, whatever operators stand between, unless they need the
/// subject itself, as `retry` does.
@Suite struct LostSourceTests {
    struct Chain: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (Observable<Int>) -> Observable<Int>
    }

    static let chains = [
        Chain(testDescription: "catch") { $0.catchAndReturn(0) },
        Chain(testDescription: "ifEmpty") { $0.ifEmpty(default: 0) },
        Chain(testDescription: "concatMap, inner") { source in Observable.just(1).concatMap { _ in source } },
        Chain(testDescription: "flatMapLatest, source") { $0.flatMapLatest { Observable.just($0) } },
        Chain(testDescription: "flatMapLatest, inner") { source in Observable.just(1).flatMapLatest { _ in source } },
        Chain(testDescription: "withLatestFrom") { $0.withLatestFrom($0) },
        Chain(testDescription: "sample") { $0.sample($0) },
        Chain(testDescription: "take(until:)") { $0.take(until: $0) },
    ]

    @Test(arguments: chains) func keepsNothing(_ chain: Chain) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = chain.make(subject).subscribe(onNext: { _ in _ = token })
            subject.onNext(1)
        }
    }

    /// The subscription is kept, as a view's bag keeps it; a closure that captures the view must not keep that for good.
    @Test(arguments: ["completed", "failed", "gone", "disposed of"])
    func theClosureGoesWithTheSourceThoughTheSubscriptionIsKept(end: String) {
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

    @Test(arguments: chains) func keepsNothingOfAChainOfTwo(_ chain: Chain) {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = chain.make(chain.make(subject)).subscribe(onNext: { _ in _ = token })
            subject.onNext(1)
        }
    }
}
