import Dispatch
import Rx
import RxTest
import Testing

@Suite struct RetryWithBehaviorTests {
    let scheduler = TestScheduler(initialClock: 0)
    let threeAttempts = RepeatBehavior.delayed(maxCount: 3, time: 5)

    private func failing() -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
    }

    @Test func emitsTheElementsOfAllAttemptsAndThenTheLastError() {
        let xs = failing()
        let result = scheduler.start { xs.retry(threeAttempts, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(235, 1), .next(260, 1), .error(270, TestError.one)])
        #expect(xs.subscriptions == [Subscription(200, 220), Subscription(225, 245), Subscription(250, 270)])
    }

    @Test func passesTheLastErrorAndNotTheFirst() {
        let log = Log<TestError>()
        let source = Observable<Int>.deferred {
            log.add(.two)
            return .error(log.count < 3 ? TestError.one : TestError.two)
        }
        #expect(scheduler.events(source.retry(threeAttempts, scheduler: scheduler)) == [.error(10, TestError.two)])
    }

    @Test func completesWithTheSource() {
        let xs = scheduler.createHotObservable([.error(210, TestError.one), .next(220, 1), .completed(230)])
        let result = scheduler.start { xs.retry(threeAttempts, scheduler: scheduler) }
        #expect(result.events == [.next(220, 1), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 210), Subscription(215, 230)])
    }

    @Test func missesTheElementsOfAHotSourceWhileItWaits() {
        let xs = scheduler.createHotObservable([.error(210, TestError.one), .next(212, 1), .next(220, 2)])
        let result = scheduler.start { xs.retry(threeAttempts, scheduler: scheduler) }
        #expect(result.events == [.next(220, 2)])
    }

    @Test func eachSubscriptionHasItsOwnCount() {
        let xs = failing()
        let retried = xs.retry(threeAttempts, scheduler: scheduler)
        _ = scheduler.events(retried)
        _ = scheduler.events(retried)
        #expect(xs.subscriptions.count == 6)
    }

    @Test func anErrorThatMayNotBeRetriedIsPassedOn() {
        let (xs, asked) = (failing(), Log<TestError?>())
        let result = scheduler.start {
            xs.retry(threeAttempts, scheduler: scheduler) { error in
                asked.add(error as? TestError)
                return asked.count < 2
            }
        }
        #expect(result.events == [.next(210, 1), .next(235, 1), .error(245, TestError.one)])
        #expect(asked.values == [.one, .one])
    }

    @Test func doesNotAskAfterTheLastAttempt() {
        let (xs, asked) = (failing(), Log<Void>())
        _ = scheduler.start {
            xs.retry(threeAttempts, scheduler: scheduler) { _ in
                asked.add(())
                return true
            }
        }
        #expect(asked.count == 2 && xs.subscriptions.count == 3)
    }

    @Test func failsWithTheErrorThatShouldRetryThrows() {
        let xs = failing()
        let result = scheduler.start { xs.retry(threeAttempts, scheduler: scheduler) { _ in throw TestError.two } }
        #expect(result.events == [.next(210, 1), .error(220, TestError.two)])
    }

    @Test func anAttemptWithoutADelayStartsWithoutTheScheduler() {
        let log = Log<String>()
        _ = Observable<Int>.error(TestError.one).retry(.immediate(maxCount: 3), scheduler: scheduler)
            .subscribe(log.observer())
        #expect(log.values == ["error one"])
        #expect(scheduler.debugDescription.hasSuffix("waiting: []"))
    }

    @Test func nestedRetriesCountForThemselves() {
        let xs = failing()
        let inner = xs.retry(.delayed(maxCount: 2, time: 1), scheduler: scheduler) { _ in true }
        let result = scheduler.start { inner.retry(.delayed(maxCount: 2, time: 10), scheduler: scheduler) }
        #expect(xs.subscriptions.map(\.subscribe) == [200, 221, 251, 272])
        #expect(result.events.last == .error(292, TestError.one))
    }

    // MARK: The end

    @Test func disposingEndsTheWaitAndItsTimer() {
        let xs = failing()
        let subscription = xs.retry(.delayed(maxCount: 2, time: 1000), scheduler: scheduler).subscribe()
        scheduler.advanceTo(100)
        #expect(!scheduler.debugDescription.hasSuffix("waiting: []"))
        subscription.dispose()
        #expect(scheduler.debugDescription.hasSuffix("waiting: []"))
        scheduler.start()
        #expect(xs.subscriptions == [Subscription(0, 20)])
    }

    @Test func disposingEndsTheWaitForTheNetwork() {
        let (xs, isOnline) = (failing(), BehaviorSubject(value: false))
        let subscription = xs.retry(threeAttempts, scheduler: scheduler, whenOnline: isOnline).subscribe()
        scheduler.advanceTo(100)
        #expect(isOnline.hasObservers)
        subscription.dispose()
        #expect(!isOnline.hasObservers)
        isOnline.onNext(true)
        #expect(xs.subscriptions == [Subscription(0, 20)])
    }

    @Test(arguments: [true, false]) func disposingWhileItWaitsReleasesTheClosures(_ online: Bool) {
        let isOnline = BehaviorRelay(value: online)
        var subscription: (any Disposable)?
        expectFreed { token in
            let source = Observable<Int>.create { observer in
                observer.onError(TestError.one)
                return Disposables.create { _ = token }
            }
            let behavior = RepeatBehavior.customTimerDelayed(maxCount: 3) { _ in
                withExtendedLifetime(token) { .seconds(10) }
            }
            .jittered(by: 0.1) { withExtendedLifetime(token) { 0.5 } }
            subscription = source.retry(
                behavior, scheduler: scheduler, whenOnline: isOnline,
                shouldRetry: { _ in withExtendedLifetime(token) { true } }
            )
            .subscribe(onNext: { _ in _ = token }, onError: { _ in _ = token }, onDisposed: { _ = token })
            subscription?.dispose()
        }
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: [true, false]) func anEndReleasesTheClosures(_ fails: Bool) {
        var subscription: (any Disposable)?
        let isOnline = BehaviorRelay(value: true)
        expectFreed { token in
            let source = Observable<Int>.create { observer in
                observer.on(fails ? .error(TestError.one) : .completed)
                return Disposables.create { _ = token }
            }
            subscription = source.retry(
                threeAttempts, scheduler: scheduler, whenOnline: isOnline,
                shouldRetry: { _ in withExtendedLifetime(token) { true } }
            )
            .subscribe(onNext: { _ in _ = token }, onError: { _ in _ = token })
            scheduler.start()
        }
        withExtendedLifetime((subscription, isOnline)) {}
    }

    @Test(arguments: [false, true]) func immediateRetriesDoNotRecurse(_ asksForTheNetwork: Bool) {
        let (attempts, seen) = (Log<Void>(), Log<String>())
        let source = Observable<Int>.deferred {
            attempts.add(())
            return .error(TestError.one)
        }
        let behavior = RepeatBehavior.immediate(maxCount: 100_000)
        let retried =
            asksForTheNetwork
            ? source.retry(behavior, whenOnline: Observable.just(true)) : source.retry(behavior) { _ in true }
        _ = retried.subscribe(seen.observer())
        #expect(seen.values == ["error one"])
        #expect(attempts.count == 100_000)
    }
}
