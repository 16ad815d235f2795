import Foundation
import Rx
import RxTest
import Testing

@MainActor @Suite struct DriverTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func sharesOneSubscriptionAndReplaysTheLatest() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3)])
        let (early, late) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        SharingScheduler.mock(scheduler: scheduler) {
            let driver = source.asDriver(onErrorJustReturn: -1)
            scheduler.run(at: 200, until: 300) { driver.drive(early) }
            scheduler.run(at: 240, until: 300) { driver.drive(late) }
            scheduler.start()
        }
        #expect(early.events == [.next(211, 1), .next(221, 2), .next(261, 3)])
        #expect(late.events == [.next(240, 2), .next(261, 3)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func startsAnewAfterItsLastSubscriber() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
        let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        SharingScheduler.mock(scheduler: scheduler) {
            let driver = source.asDriver(onErrorJustReturn: -1)
            scheduler.run(at: 200, until: 215) { driver.drive(first) }
            scheduler.run(at: 300, until: 400) { driver.drive(second) }
            scheduler.start()
        }
        #expect(first.events == [.next(211, 1)])
        #expect(second.events == [.next(311, 1), .next(321, 2)])
        #expect(source.subscriptions == [Subscription(200, 215), Subscription(300, 400)])
    }

    @Test func onErrorJustReturnReplacesTheError() {
        let driver = failing { $0.asDriver(onErrorJustReturn: -1) }
        #expect(driver.events == [.next(211, 1), .next(251, -1), .completed(251)])
    }

    @Test func onErrorDriveWithReplacesTheError() {
        let driver = failing { $0.asDriver(onErrorDriveWith: .of(7, 8)) }
        #expect(driver.events == [.next(211, 1), .next(252, 7), .next(253, 8), .completed(254)])
    }

    @Test func onErrorRecoverReplacesTheError() {
        let driver = failing { $0.asDriver(onErrorRecover: { $0 as? TestError == .one ? .just(9) : .never() }) }
        #expect(driver.events == [.next(211, 1), .next(252, 9), .completed(252)])
    }

    @Test func startsAnewAfterCompletion() {
        let subject = PublishSubject<Int>()
        let seen = Log<String>()
        let driver = subject.asDriver(onErrorJustReturn: -1)
        let first = driver.drive(seen.observer())
        subject.onNext(1)
        subject.onCompleted()
        let second = driver.drive(seen.observer())
        #expect(seen.values == ["1", "completed", "completed"])
        first.dispose()
        second.dispose()
    }

    @Test func deliversAtOnceOnTheMainThread() {
        let relay = BehaviorRelay(value: 1)
        var seen: [Int] = []
        let subscription = relay.asDriver().drive(onNext: { seen.append($0) })
        relay.accept(2)
        subscription.dispose()
        relay.accept(3)
        #expect(seen == [1, 2])
    }

    @Test func deliversOnTheMainThreadFromOtherThreads() async {
        let relay = BehaviorRelay(value: 0)
        var seen: [Int] = []
        await withCheckedContinuation { done in
            let subscription = relay.asDriver().drive(onNext: { element in
                MainActor.assertIsolated()
                seen.append(element)
                if element == 100 { done.resume() }
            })
            Task.detached {
                for element in 1...100 { relay.accept(element) }
                withExtendedLifetime(subscription) {}
            }
        }
        #expect(seen == Array(0...100))
    }

    @Test func aMockAppliesToItsActionOnly() {
        let own = scheduler
        SharingScheduler.mock(scheduler: own) {
            #expect(SharingScheduler.make() is TestScheduler)
            #expect(DriverSharingStrategy.scheduler is TestScheduler)
            #expect(SignalSharingStrategy.scheduler is TestScheduler)
        }
        #expect(SharingScheduler.make() is MainScheduler)
    }

    private func failing(_ makeDriver: (TestableObservable<Int>) -> Driver<Int>) -> TestableObserver<Int> {
        let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.one), .next(260, 2)])
        var observer: TestableObserver<Int>?
        SharingScheduler.mock(scheduler: scheduler) {
            let driver = makeDriver(source)
            observer = scheduler.start { driver }
        }
        #expect(source.subscriptions == [Subscription(200, 250)])
        return observer ?? scheduler.createObserver(Int.self)
    }
}
