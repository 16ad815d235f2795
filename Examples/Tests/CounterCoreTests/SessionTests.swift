import CounterCore
import ReactorRecording
import Rx
import RxTest
import SeededRandom
import Testing

/// Replays 50 random sessions of each reactor. Each must end in its recorded state.
@Suite struct SessionTests {
    @Test(arguments: 0..<50) func replayedCounterSessionEndsInTheSameState(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        let services = ServiceProvider()
        let reactor = CounterViewReactor(provider: services, timeScheduler: scheduler)
        let recorder = Recorder(reactor)
        for step in 1...40 {
            switch random.next() % 4 {
            case 0: reactor.action.onNext(.increase)
            case 1: reactor.action.onNext(.decrease)
            case 2: services.userService.updateUserName(to: "\(step)").subscribe().dispose()
            default: scheduler.advanceTo(scheduler.clock + Int(random.next() % 15))
            }
        }
        scheduler.start()
        #expect(recorder.recording.steps.count > 40)
        let fresh = CounterViewReactor(provider: ServiceProvider(), timeScheduler: TestScheduler(initialClock: 0))
        #expect(try recorder.recording.replay(on: fresh) == reactor.currentState)
    }

    @Test(arguments: 0..<50) func replayedSettingsSessionEndsInTheSameState(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let reactor = SettingViewReactor(provider: ServiceProvider(), userName: "Ada")
        let recorder = Recorder(reactor)
        for step in 1...20 { reactor.action.onNext(random.next() % 2 == 0 ? .cancel : .saveUserName("\(step)")) }
        let fresh = SettingViewReactor(provider: ServiceProvider(), userName: "Ada")
        #expect(recorder.recording.steps.count == 40)
        let dismissals = reactor.currentState.$dismissal.valueUpdatedCount
        #expect(dismissals == 20)
        #expect(try recorder.recording.replay(on: fresh).$dismissal.valueUpdatedCount == dismissals)
    }
}
