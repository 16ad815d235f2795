import Foundation
import Rx
import RxTest
import Testing

@MainActor @Suite struct DriveTests {
    private final class Target {
        var elements: [Int] = []
    }

    @Test func driveAcceptsEachKindOfTarget() {
        let relay = BehaviorRelay(value: 1)
        let driver = relay.asDriver()
        let (behavior, optionalBehavior) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
        let seen = Log<String>()
        let bag = DisposeBag()
        driver.drive(behavior).disposed(by: bag)
        driver.drive(optionalBehavior).disposed(by: bag)
        driver.drive(replay).disposed(by: bag)
        driver.drive(optionalReplay).disposed(by: bag)
        driver.drive(seen.observer("a"), seen.observer("b")).disposed(by: bag)
        driver.drive(AnyObserver<Int?> { seen.add("any \($0)") }).disposed(by: bag)
        driver.drive().disposed(by: bag)
        driver.drive { $0.map { $0 * 2 }.bind(to: seen.observer("twice ")) }.disposed(by: bag)
        driver.drive(
            { source in { factor in source.map { $0 * factor }.bind(to: seen.observer("times ")) } },
            curriedArgument: 10
        ).disposed(by: bag)
        #expect(seen.values == ["a1", "b1", "any next(Optional(1))", "twice 2", "times 10"])
        #expect(behavior.value == 1 && optionalBehavior.value == 1)
        let replayed = Log<String>()
        replay.subscribe(replayed.observer()).disposed(by: bag)
        optionalReplay.subscribe(replayed.observer()).disposed(by: bag)
        #expect(replayed.values == ["1", "Optional(1)"])
    }

    @Test func driveCallsItsClosures() {
        let subject = PublishSubject<Int>()
        var seen: [String] = []
        let subscription = subject.asDriver(onErrorJustReturn: 0)
            .drive(
                onNext: { seen.append("\($0)") }, onCompleted: { seen.append("completed") },
                onDisposed: { seen.append("disposed") })
        subject.onNext(1)
        subject.onCompleted()
        subscription.dispose()
        #expect(seen == ["1", "completed", "disposed"])
    }

    @Test func driveWithAnObjectDoesNotRetainIt() {
        let relay = BehaviorRelay(value: 1)
        var target: Target? = Target()
        weak let reference = target
        let subscription = relay.asDriver().drive(with: Target()) { $0.elements.append($1) }
        let other = target.map { relay.asDriver().drive(with: $0, onNext: { $0.elements.append($1) }) }
        relay.accept(2)
        #expect(target?.elements == [1, 2])
        target = nil
        relay.accept(3)
        #expect(reference == nil)
        subscription.dispose()
        other?.dispose()
    }

    @Test func driveOffTheMainThreadStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let driver = BehaviorRelay(value: 1).asDriver()
            await Task.detached { _ = driver.drive(onNext: { _ in }) }.value
        }
        #expect(result.message.contains("'drive' at RxTests/DriveTests.swift:"))
        #expect(result.message.contains("off the main thread"))
    }
}
