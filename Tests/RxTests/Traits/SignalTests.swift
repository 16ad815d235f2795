import Foundation
import Rx
import RxTest
import Testing

@MainActor @Suite struct SignalTests {
    @Test func sharesItsSourceAndReplaysNothing() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
        let (early, late) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        SharingScheduler.mock(scheduler: scheduler) {
            let signal = source.asSignal(onErrorJustReturn: -1)
            scheduler.run(at: 200, until: 300) { signal.emit(to: early) }
            scheduler.run(at: 240, until: 300) { signal.emit(to: late) }
            scheduler.start()
        }
        #expect(early.events == [.next(211, 1), .next(261, 2)])
        #expect(late.events == [.next(261, 2)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func replacesAnErrorWithAnElement() {
        let failure = Observable<Int>.error(TestError.one)
        let seen = Log<String>()
        _ = failure.asSignal(onErrorJustReturn: 1).emit(to: seen.observer())
        _ = failure.asSignal(onErrorSignalWith: .just(2)).emit(to: seen.observer())
        _ = failure.asSignal(onErrorRecover: { _ in .just(3) }).emit(to: seen.observer())
        #expect(seen.values == ["1", "completed", "2", "completed", "3", "completed"])
    }

    @Test func emitAcceptsEachKindOfTarget() {
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal()
        let (publish, optionalPublish) = (PublishRelay<Int>(), PublishRelay<Int?>())
        let (behavior, optionalBehavior) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
        let seen = Log<String>()
        let target = Target()
        var elements: [Int] = []
        let bag = DisposeBag()
        publish.subscribe(seen.observer("p")).disposed(by: bag)
        optionalPublish.subscribe(seen.observer("o")).disposed(by: bag)
        signal.emit(to: publish).disposed(by: bag)
        signal.emit(to: optionalPublish).disposed(by: bag)
        signal.emit(to: behavior).disposed(by: bag)
        signal.emit(to: optionalBehavior).disposed(by: bag)
        signal.emit(to: replay).disposed(by: bag)
        signal.emit(to: optionalReplay).disposed(by: bag)
        signal.emit(to: AnyObserver<Int?> { seen.add("any \($0)") }).disposed(by: bag)
        signal.emit(onNext: { elements.append($0) }).disposed(by: bag)
        signal.emit(with: target, onNext: { $0.elements.append($1) }).disposed(by: bag)
        signal.emit().disposed(by: bag)
        relay.accept(5)
        #expect(seen.values == ["p5", "oOptional(5)", "any next(Optional(5))"])
        #expect(behavior.value == 5 && optionalBehavior.value == 5)
        #expect(elements == [5] && target.elements == [5])
    }

    @MainActor private final class Target {
        var elements: [Int] = []
    }

    @Test func aSignalOfADriverEmitsTheLatestElement() {
        let seen = Log<String>()
        let subscription = BehaviorRelay(value: 1).asDriver().asSignal().emit(to: seen.observer())
        subscription.dispose()
        #expect(seen.values == ["1"])
    }
}
