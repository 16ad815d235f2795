import Dispatch
import Foundation
import Rx
import RxTest
import Testing

@MainActor @Suite struct SharedSequenceOperatorTests {
    /// The events of a driver, until it completes or the main queue has had a few turns.
    private func elements<Element>(_ driver: Driver<Element>) async -> [String] {
        let seen = Log<String>()
        let subscription = driver.drive(seen.observer())
        for _ in 0..<20 where seen.values.last != "completed" {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
        subscription.dispose()
        return seen.values
    }

    @Test func factoriesEmitTheirElements() async {
        #expect(await elements(Driver<Int>.empty()) == ["completed"])
        #expect(await elements(Driver<Int>.never()).isEmpty)
        #expect(await elements(Driver.just(1)) == ["1", "completed"])
        #expect(await elements(Driver.of(1, 2)) == ["1", "2", "completed"])
        #expect(await elements(Driver.from([1, 2])) == ["1", "2", "completed"])
        #expect(await elements(Driver.from(stride(from: 0, to: 4, by: 2))) == ["0", "2", "completed"])
        #expect(await elements(Driver<Int>.from(optional: nil)) == ["completed"])
        #expect(await elements(Driver.from(optional: 1 as Int?)) == ["1", "completed"])
        #expect(await elements(Driver.deferred { .just(1) }) == ["1", "completed"])
    }

    @Test func intervalAndTimerUseTheSharedScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let observer = scheduler.createObserver(Int.self)
            let interval = Driver<Int>.interval(.seconds(10))
            let timer = Driver<Int>.timer(.seconds(5), period: .seconds(10))
            scheduler.run(at: 200, until: 225) { interval.drive(observer) }
            scheduler.run(at: 300, until: 316) { timer.drive(observer) }
            scheduler.start()
            #expect(observer.events == [.next(210, 0), .next(220, 1), .next(305, 0), .next(315, 1)])
        }
    }

    @Test func transformsItsElements() async {
        let source = Driver.of(1, 2, 3)
        #expect(await elements(source.map { $0 * 2 }) == ["2", "4", "6", "completed"])
        #expect(await elements(source.compactMap { $0 == 2 ? nil : $0 }) == ["1", "3", "completed"])
        #expect(await elements(source.scan(0) { $0 + $1 }) == ["1", "3", "6", "completed"])
        #expect(await elements(source.flatMap { Driver.just($0) }) == ["1", "2", "3", "completed"])
        #expect(await elements(source.flatMapLatest { Driver.just($0) }) == ["1", "2", "3", "completed"])
        #expect(await elements(source.flatMapFirst { _ in Driver<Int>.never() }).isEmpty)
    }

    @Test func filtersItsElements() async {
        let source = Driver.of(1, 1, 2, 3)
        #expect(await elements(source.filter { $0 > 1 }) == ["2", "3", "completed"])
        #expect(await elements(source.skip(2)) == ["2", "3", "completed"])
        #expect(await elements(source.distinctUntilChanged()) == ["1", "2", "3", "completed"])
        #expect(await elements(source.distinctUntilChanged { $0 / 2 }) == ["1", "2", "completed"])
        #expect(await elements(source.distinctUntilChanged { $0 == $1 }) == ["1", "2", "3", "completed"])
        #expect(await elements(source.distinctUntilChanged({ $0 }, comparer: { _, _ in true })) == ["1", "completed"])
    }

    @Test func combinesSequences() async {
        let (one, two) = (Driver.just(1), Driver.just(2))
        #expect(await elements(two.startWith(0)) == ["0", "2", "completed"])
        #expect(await elements(Driver.merge(one, two)) == ["1", "2", "completed"])
        #expect(await elements(Driver.merge([one, two])) == ["1", "2", "completed"])
        #expect(await elements(Driver.concat([one, two])) == ["1", "2", "completed"])
        #expect(await elements(Driver.concat(Numbered { $0 <= 2 ? Driver.just($0) : nil })) == ["1", "2", "completed"])
        #expect(await elements(one.withLatestFrom(two)) == ["2", "completed"])
        #expect(await elements(one.withLatestFrom(two) { $0 + $1 }) == ["3", "completed"])
        let nested = Driver.of(one, two)
        #expect(await elements(nested.merge()) == ["1", "2", "completed"])
        #expect(await elements(nested.merge(maxConcurrent: 1)) == ["1", "2", "completed"])
        #expect(await elements(nested.switchLatest()) == ["1", "2", "completed"])
    }

    @Test func combineLatestCombinesEachArity() async {
        let (a, b, c, d, e) = (Driver.just(1), Driver.just("b"), Driver.just(true), Driver.just(4), Driver.just(5.5))
        #expect(await elements(Driver.combineLatest(a, b)) == ["(1, \"b\")", "completed"])
        #expect(await elements(Driver.combineLatest(a, b, c)) == ["(1, \"b\", true)", "completed"])
        #expect(await elements(Driver.combineLatest(a, b, c, d, e)) == ["(1, \"b\", true, 4, 5.5)", "completed"])
        #expect(await elements(Driver.combineLatest(a, d) { $0 + $1 }) == ["5", "completed"])
        #expect(await elements(Driver.combineLatest(a, b, d) { "\($0)\($1)\($2)" }) == ["1b4", "completed"])
        #expect(
            await elements(Driver.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }) == [
                "1btrue45.5", "completed",
            ])
        #expect(await elements(Driver.combineLatest([a, d])) == ["[1, 4]", "completed"])
        #expect(await elements(Driver.combineLatest([a, d]) { $0.reduce(0, +) }) == ["5", "completed"])
    }

    @Test func zipPairsEachArity() async {
        let (a, b, c, d, e) = (Driver.of(1, 2), Driver.just("b"), Driver.just(true), Driver.of(4, 5), Driver.just(5.5))
        #expect(await elements(Driver.zip(a, b)) == ["(1, \"b\")", "completed"])
        #expect(await elements(Driver.zip(a, b, c)) == ["(1, \"b\", true)", "completed"])
        #expect(await elements(Driver.zip(a, b, c, d, e)) == ["(1, \"b\", true, 4, 5.5)", "completed"])
        #expect(await elements(Driver.zip(a, d) { $0 + $1 }) == ["5", "7", "completed"])
        #expect(await elements(Driver.zip(a, b, d) { "\($0)\($1)\($2)" }) == ["1b4", "completed"])
        #expect(
            await elements(Driver.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }) == ["1btrue45.5", "completed"])
        #expect(await elements(Driver.zip([a, d])) == ["[1, 4]", "[2, 5]", "completed"])
        #expect(await elements(Driver.zip([a, d]) { $0.reduce(0, +) }) == ["5", "7", "completed"])
    }

    @Test func delayDebounceAndThrottleUseTheSharedScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(212, 2), .next(214, 3), .next(250, 4)])
        let (delayed, debounced, throttled) =
            (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        SharingScheduler.mock(scheduler: scheduler) {
            let driver = source.asDriver(onErrorJustReturn: 0)
            let (a, b, c) = (driver.delay(.seconds(5)), driver.debounce(.seconds(5)), driver.throttle(.seconds(10)))
            scheduler.run(at: 200, until: 300) { a.drive(delayed) }
            scheduler.run(at: 200, until: 300) { b.drive(debounced) }
            scheduler.run(at: 200, until: 300) { c.drive(throttled) }
            scheduler.start()
        }
        #expect(delayed.events == [.next(216, 1), .next(218, 2), .next(220, 3), .next(256, 4)])
        #expect(debounced.events == [.next(220, 3), .next(256, 4)])
        #expect(throttled.events == [.next(211, 1), .next(221, 3), .next(251, 4)])
    }

    @Test func doRunsOncePerConnection() {
        var seen: [String] = []
        let relay = PublishRelay<Int>()
        let driver = relay.asSignal().asDriver().do(
            onNext: { seen.append("next \($0)") }, afterNext: { seen.append("after \($0)") },
            onSubscribe: { seen.append("subscribe") }, onSubscribed: { seen.append("subscribed") },
            onDispose: { seen.append("dispose") })
        let first = driver.drive(onNext: { seen.append("first \($0)") })
        let second = driver.drive(onNext: { seen.append("second \($0)") })
        relay.accept(1)
        first.dispose()
        second.dispose()
        #expect(seen == ["subscribe", "subscribed", "next 1", "first 1", "second 1", "after 1", "dispose"])
    }

    @Test func doCallsItsClosuresOnCompletion() {
        var seen: [String] = []
        _ = Driver<Int>.empty()
            .do(onCompleted: { seen.append("completed") }, afterCompleted: { seen.append("after") })
            .drive()
        #expect(seen == ["completed", "after"])
    }

    @Test func withUnretainedCompletesAfterTheObjectIsFreed() {
        final class Object {}
        let relay = BehaviorRelay(value: 1)
        let seen = Log<String>()
        var object: Object? = Object()
        let signal = relay.asDriver().asSignal()
        if let object {
            _ = signal.withUnretained(object) { $1 }.emit(to: seen.observer("a"))
            _ = signal.withUnretained(object).emit(
                onNext: { seen.add("b\($0.1)") }, onCompleted: { seen.add("b completed") })
        }
        object = nil
        relay.accept(2)
        #expect(seen.values == ["a1", "acompleted", "b completed"])
    }

    @Test func subscribersShareTheResultOfAnOperator() {
        var calls = 0
        let relay = BehaviorRelay(value: 1)
        let driver = relay.asDriver().map { element in
            calls += 1
            return element
        }
        let subscriptions = [driver.drive(), driver.drive()]
        relay.accept(2)
        #expect(calls == 2)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func aClosureOfTheMainActorRunsThereOnAnotherScheduler() async {
        let calls = Calls()
        @MainActor func makeDriver(_ scheduler: any SchedulerType) -> Driver<Int> {
            var driver = Driver<Int>.never()
            SharingScheduler.mock(scheduler: scheduler) {
                driver = Observable.just(1).asDriver(onErrorJustReturn: 0).map { calls($0 + 1) }
            }
            return driver
        }
        let driver = makeDriver(SerialDispatchQueueScheduler(qos: .default))
        let element = await withCheckedContinuation { (done: CheckedContinuation<Int, Never>) in
            _ = driver.asObservable().subscribe(onNext: { done.resume(returning: $0) })
        }
        #expect(element == 2)
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }
}
