import CounterCore
import Foundation
import Rx
import RxTest
import Testing

@Suite struct CounterViewReactorTests {
    @Test func aStepLoadsForASecondAndThenCounts() {
        let scheduler = TestScheduler(initialClock: 0)
        let reactor = CounterViewReactor(provider: ServiceProvider(), timeScheduler: scheduler)
        let bag = DisposeBag()
        scheduler.createHotObservable([.next(300, CounterViewReactor.Action.increase), .next(400, .decrease)])
            .subscribe(reactor.action)
            .disposed(by: bag)

        let states = scheduler.start { reactor.state.map { "\($0.value)\($0.isLoading ? "…" : "")" } }

        #expect(
            states.events == [
                .next(200, "0"), .next(300, "0…"), .next(301, "1…"), .next(302, "1"),
                .next(400, "1…"), .next(401, "0…"), .next(402, "0"),
            ])
    }

    @Test func itLoadsUntilTheLastStepIsDone() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.01)
        let reactor = CounterViewReactor(provider: ServiceProvider(), timeScheduler: scheduler)
        reactor.action.onNext(.increase)
        scheduler.advanceTo(50)
        reactor.action.onNext(.increase)
        scheduler.advanceTo(120)
        #expect(reactor.currentState.value == 1)
        #expect(reactor.currentState.isLoading)
        scheduler.advanceTo(200)
        #expect(reactor.currentState.value == 2)
        #expect(!reactor.currentState.isLoading)
    }

    @Test func savingANameGreetsByIt() {
        let reactor = CounterViewReactor(provider: ServiceProvider())
        _ = reactor.state
        #expect(reactor.currentState.greeting == "환영합니다")
        let settings = reactor.reactorForSetting()
        settings.action.onNext(.saveUserName("Ada"))
        #expect(reactor.currentState.greeting == "Ada님 안녕하세요")
        #expect(reactor.reactorForSetting().currentState.userName == "Ada")
    }

    @Test func cancellingChangesNothing() {
        let reactor = CounterViewReactor(provider: ServiceProvider())
        let before = reactor.currentState
        reactor.reactorForSetting().action.onNext(.cancel)
        #expect(reactor.currentState == before)
    }

    @Test(arguments: [SettingViewReactor.Action.cancel, .saveUserName("Ada")])
    func settingsAreDismissedOnceDoneAndNotAtOpening(action: SettingViewReactor.Action) {
        let reactor = SettingViewReactor(provider: ServiceProvider(), userName: "")
        let scheduler = TestScheduler(initialClock: 0)
        let dismissals = scheduler.createObserver(Bool.self)
        let bag = DisposeBag()
        reactor.pulse(\.$dismissal).compactMap { $0 }.map { _ in true }.subscribe(dismissals).disposed(by: bag)
        #expect(dismissals.events.isEmpty)
        reactor.action.onNext(action)
        #expect(dismissals.events == [.next(0, true)])
    }
}
