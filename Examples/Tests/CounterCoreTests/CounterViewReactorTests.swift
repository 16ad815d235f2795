import CounterCore
import Foundation
import ReactorTest
import Rx
import RxTest
import Testing

@Suite(.leavesNothingAlive) struct CounterViewReactorTests {
    @Test func stepLoadsForASecondThenCounts() {
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

    @Test func reactorLoadsUntilTheLastStepEnds() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.01)
        let test = TestReactor(CounterViewReactor(provider: ServiceProvider(), timeScheduler: scheduler))
        test.send(.increase) { $0.stepsUnderWay = 1 }
        scheduler.advanceTo(50)
        test.send(.decrease) { $0.stepsUnderWay = 2 }
        scheduler.advanceTo(120)
        test.receive(.increaseValue) { $0.value = 1 }
        test.receive(.setLoading(false)) { $0.stepsUnderWay = 1 }
        #expect(test.state.isLoading)
        scheduler.advanceTo(200)
        test.receive(.decreaseValue) { $0.value = 0 }
        test.receive(.setLoading(false)) { $0.stepsUnderWay = 0 }
    }

    @Test func greetingShowsTheSavedName() {
        let test = TestReactor(CounterViewReactor(provider: ServiceProvider()))
        #expect(test.state.greeting == "Welcome")
        let settings = test.reactor.reactorForSetting()
        settings.action.onNext(.saveUserName("Ada"))
        test.receive(.updateUserName("Ada")) { $0.userName = "Ada" }
        #expect(test.state.greeting == "Hello, Ada")
        #expect(test.reactor.reactorForSetting().currentState.userName == "Ada")
    }

    @Test func cancellingChangesNothing() {
        let reactor = CounterViewReactor(provider: ServiceProvider())
        let before = reactor.currentState
        reactor.reactorForSetting().action.onNext(.cancel)
        #expect(reactor.currentState == before)
    }

    @Test(arguments: [SettingViewReactor.Action.cancel, .saveUserName("Ada")])
    func settingsDismissOnlyAfterAnAction(action: SettingViewReactor.Action) {
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
