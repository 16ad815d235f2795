import Dispatch
import Rx
import RxSupport
import RxTest
import Testing

/// Drivers and signals combined with sequences of other sharing strategies.
@MainActor @Suite struct MixedStrategyTests {
    private let seen = Log<String>()

    @Test func aSignalPairsWithTheLatestOfADriver() {
        let (taps, name) = (PublishRelay<Int>(), BehaviorRelay(value: "a"))
        let subscription = taps.asSignal().withLatestFrom(name.asDriver()) { "\($0)\($1)" }.emit(onNext: {
            seen.add($0)
        })
        taps.accept(1)
        name.accept("b")
        taps.accept(2)
        subscription.dispose()
        #expect(seen.values == ["1a", "2b"])
    }

    @Test func aDriverPairsWithTheLatestOfASignal() {
        let (taps, name) = (PublishRelay<Int>(), BehaviorRelay(value: "a"))
        let subscription = name.asDriver().withLatestFrom(taps.asSignal()).drive(onNext: { seen.add("\($0)") })
        taps.accept(1)
        name.accept("b")
        subscription.dispose()
        #expect(seen.values == ["1"])
    }

    @Test func driversCombineWithSignals() {
        let (taps, name) = (PublishRelay<Int>(), BehaviorRelay(value: "a"))
        let (driver, signal) = (name.asDriver(), taps.asSignal())
        let subscriptions = [
            Driver.combineLatest(driver, signal) { "2\($0)\($1)" }.drive(onNext: { seen.add($0) }),
            Driver.combineLatest(driver, signal, driver) { "3\($0)\($1)\($2)" }.drive(onNext: { seen.add($0) }),
            Driver.combineLatest(driver, signal, driver, signal, driver) { "5\($0)\($1)\($2)\($3)\($4)" }
                .drive(onNext: { seen.add($0) }),
            Driver.zip(driver, signal).drive(onNext: { seen.add("zip\($0)\($1)") }),
        ]
        taps.accept(1)
        #expect(Set(seen.values).isSuperset(of: ["2a1", "3a1a", "5a1a1a", "zipa1"]))
        for subscription in subscriptions { subscription.dispose() }
    }

    /// Elements from another scheduler are delivered on the strategy's scheduler.
    @Test func elementsMoveToTheSchedulerOfTheStrategy() async {
        let elsewhere = PublishSubject<Int>()
        let other = elsewhere.asSharedSequence(sharingStrategy: ElsewhereStrategy.self, onErrorJustReturn: 0)
        let combined = Driver.combineLatest(Driver.just("a"), other) { "\($0)\($1) \(isOnMain())" }
        await withCheckedContinuation { done in
            let subscription = combined.drive(onNext: {
                seen.add($0)
                done.resume()
            })
            elsewhere.onNext(1)
            keep(subscription)
        }
        #expect(seen.values == ["a1 true"])
    }

    private func keep(_ subscription: any Disposable) { withExtendedLifetime(subscription) {} }
}

private let queue = DispatchQueue(label: "elsewhere")

private func isOnMain() -> Bool { ThreadLocal.isMain }

private struct ElsewhereStrategy: SharingStrategyProtocol {
    static let scheduler: any SchedulerType = SerialDispatchQueueScheduler(
        queue: queue, internalSerialQueueName: "elsewhere")

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
}
