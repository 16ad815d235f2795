import Foundation
import Rx
import RxTest
import Testing

@Suite struct CreatingTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func justEmitsAtOnce() {
        #expect(scheduler.start { Observable.just(1) }.events == [.next(200, 1), .completed(200)])
    }

    @Test func justEmitsOnItsScheduler() {
        let result = scheduler.start { Observable.just(1, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .completed(202)])
    }

    @Test func justMayBeDisposedBeforeItsSchedulerRuns() {
        #expect(scheduler.start(disposed: 200) { Observable.just(1, scheduler: scheduler) }.events.isEmpty)
    }

    @Test func fromAnOptionalEmitsItsValue() {
        #expect(scheduler.start { Observable.from(optional: 1) }.events == [.next(200, 1), .completed(200)])
    }

    @Test func fromNilCompletes() {
        #expect(scheduler.start { Observable<Int>.from(optional: nil) }.events == [.completed(200)])
    }

    @Test func fromAnOptionalEmitsOnItsScheduler() {
        let result = scheduler.start { Observable.from(optional: 1 as Int?, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .completed(202)])
    }

    @Test func fromNilCompletesOnItsScheduler() {
        let result = scheduler.start { Observable.from(optional: nil as Int?, scheduler: scheduler) }
        #expect(result.events == [.completed(201)])
    }

    @Test func ofEmitsOnItsScheduler() {
        let result = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func fromIteratesAnewForEachSubscription() {
        let seen = Log<String>()
        let numbers = Observable.from(1...2)
        _ = numbers.subscribe(seen.observer())
        _ = numbers.subscribe(seen.observer())
        #expect(seen.values == ["1", "2", "completed", "1", "2", "completed"])
    }

    @Test func fromStopsWhenDisposed() {
        let result = scheduler.start(disposed: 203) { Observable.from(1..., scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .next(202, 2)])
    }

    @Test func rangeEmitsItsNumbers() {
        let result = scheduler.start { Observable.range(start: 10, count: 3, scheduler: scheduler) }
        #expect(result.events == [.next(201, 10), .next(202, 11), .next(203, 12), .completed(204)])
    }

    @Test func rangeOfZeroNumbersCompletes() {
        #expect(
            scheduler.start { Observable.range(start: 10, count: 0, scheduler: scheduler) }.events == [.completed(201)])
    }

    @Test func rangeReachesTheLastValueOfItsType() {
        let seen = Log<String>()
        _ = Observable.range(start: UInt8(254), count: 2).subscribe(seen.observer())
        #expect(seen.values == ["254", "255", "completed"])
    }

    @Test func aNegativeRangeStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.range(start: 0, count: -1)
        }
        #expect(result.message.contains("must not be negative"))
    }

    @Test func repeatElementRepeatsUntilDisposed() {
        let result = scheduler.start(disposed: 204) { Observable.repeatElement(7, scheduler: scheduler) }
        #expect(result.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
    }

    @Test func generateEmitsWhileItsConditionHolds() {
        let result = scheduler.start {
            Observable.generate(initialState: 1, condition: { $0 < 8 }, scheduler: scheduler, iterate: { $0 * 2 })
        }
        #expect(result.events == [.next(201, 1), .next(202, 2), .next(203, 4), .completed(204)])
    }

    @Test func emptyCompletesAndErrorFailsAndNeverDoesNeither() {
        let seen = Log<String>()
        _ = Observable<Int>.empty().subscribe(seen.observer())
        _ = Observable<Int>.never().subscribe(seen.observer())
        _ = Observable<Int>.error(TestError.one).subscribe(seen.observer())
        #expect(seen.values == ["completed", "error one"])
    }

    @Test func deferredMakesASourceForEachSubscription() {
        let count = Log<Int>()
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start {
            Observable.deferred {
                count.add(1)
                return source.asObservable()
            }
        }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(count.count == 1)
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func intervalOfZeroEmitsEachTick() {
        let result = scheduler.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func intervalEmitsEachPeriod() {
        let result = scheduler.start { Observable<Int>.interval(.seconds(300), scheduler: scheduler) }
        #expect(result.events == [.next(500, 0), .next(800, 1)])
    }

    @Test func timerEmitsOnceAndCompletes() {
        let result = scheduler.start { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(300, 0), .completed(300)])
    }

    @Test func timerWithAPeriodEmitsRepeatedly() {
        let result = scheduler.start {
            Observable<Int>.timer(.seconds(100), period: .seconds(300), scheduler: scheduler)
        }
        #expect(result.events == [.next(300, 0), .next(600, 1), .next(900, 2)])
    }

    @Test func aTimerDisposedBeforeItsTimeEmitsNothing() {
        #expect(
            scheduler.start(disposed: 250) { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }.events.isEmpty
        )
    }
}
