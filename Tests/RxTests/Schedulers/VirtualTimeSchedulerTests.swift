import Foundation
import OperatorModel
import Rx
import RxSupport
import RxTest
import Testing

@Suite struct VirtualTimeSchedulerTests {
    let scheduler = TestScheduler(initialClock: 0)
    let seen = Log<String>()

    private func at(_ time: TestTime, _ name: String) {
        _ = scheduler.scheduleAbsoluteVirtual((), time: time) {
            seen.add("\(name)@\(scheduler.clock)")
            return Disposables.create()
        }
    }

    @Test func runsWorkByTimeAndThenInOrder() {
        for (time, name) in [(30, "c"), (10, "a"), (30, "d"), (20, "b")] { at(time, name) }
        scheduler.start()
        #expect(seen.values == ["a@10", "b@20", "c@30", "d@30"])
        #expect(scheduler.clock == 30)
    }

    @Test func workForNowRunsAtTheNextTick() {
        scheduler.scheduleAt(10) {
            _ = scheduler.schedule(()) {
                seen.add("\(scheduler.clock)")
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(seen.values == ["11"])
    }

    @Test func withoutProcessingDelayWorkForNowRunsAtOnce() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        scheduler.scheduleAt(10) {
            _ = scheduler.schedule(()) {
                seen.add("\(scheduler.clock)")
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(seen.values == ["10"])
    }

    @Test func workForThePastRunsNow() {
        scheduler.scheduleAt(10) { at(5, "late") }
        scheduler.start()
        #expect(seen.values == ["late@10"])
    }

    @Test func cancelsWork() {
        let work = scheduler.scheduleRelativeVirtual((), dueTime: 10) {
            seen.add("ran")
            return Disposables.create()
        }
        work.dispose()
        scheduler.start()
        #expect(seen.values.isEmpty && scheduler.clock == 0)
    }

    @Test func disposesTheDisposableOfFinishedWork() {
        let work = scheduler.scheduleRelativeVirtual((), dueTime: 10) { Disposables.create { seen.add("disposed") } }
        scheduler.start()
        #expect(seen.values.isEmpty)
        work.dispose()
        #expect(seen.values == ["disposed"])
    }

    @Test func advanceToRunsWorkUpToATime() {
        for (time, name) in [(10, "a"), (20, "b"), (21, "c")] { at(time, name) }
        scheduler.advanceTo(20)
        #expect(seen.values == ["a@10", "b@20"] && scheduler.clock == 20)
        scheduler.advanceTo(40)
        #expect(seen.values.last == "c@21" && scheduler.clock == 40)
    }

    @Test func sleepAdvancesWithoutRunningWork() {
        at(10, "a")
        scheduler.sleep(50)
        #expect(seen.values.isEmpty && scheduler.clock == 50)
        scheduler.start()
        #expect(seen.values == ["a@50"])
    }

    @Test func stopKeepsLaterWorkForTheNextStart() {
        at(10, "a")
        scheduler.scheduleAt(15) { scheduler.stop() }
        at(20, "b")
        scheduler.start()
        #expect(seen.values == ["a@10"])
        scheduler.start()
        #expect(seen.values == ["a@10", "b@20"])
    }

    @Test func startingDuringWorkDoesNothing() {
        scheduler.scheduleAt(10) { scheduler.start() }
        at(20, "a")
        scheduler.start()
        #expect(seen.values == ["a@20"])
    }

    @Test func schedulePeriodicRunsUntilDisposed() {
        let work = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(5)) { count in
            seen.add("\(count)@\(scheduler.clock)")
            return count * 2
        }
        scheduler.scheduleAt(23) { work.dispose() }
        scheduler.start()
        #expect(seen.values == ["1@10", "2@15", "4@20"])
    }

    @Test func scheduleRecursiveRunsEachStepATickLater() {
        _ = scheduler.scheduleRecursive(3) { count, recurse in
            seen.add("\(count)@\(scheduler.clock)")
            if count > 0 { recurse(count - 1) }
        }
        scheduler.start()
        #expect(seen.values == ["3@1", "2@2", "1@3", "0@4"])
    }

    @Test func disposingCancelsRecursiveWork() {
        let work = scheduler.scheduleRecursive(0) { count, recurse in
            seen.add("\(count)")
            recurse(count + 1)
        }
        scheduler.scheduleAt(3) { work.dispose() }
        scheduler.start()
        #expect(seen.values == ["0", "1"])
    }

    @Test func releasesCancelledWorkOutsideItsLock() {
        let bag = Guard(
            DisposeBag(
                disposing: Disposables.create { [scheduler] in
                    _ = scheduler.schedule(()) { Disposables.create() }
                }))
        let work = scheduler.scheduleRelativeVirtual((), dueTime: 10) { [content = bag.take()] in
            withExtendedLifetime(content) { Disposables.create() }
        }
        work.dispose()
        scheduler.start()
        #expect(scheduler.clock == 1)
    }

    /// Hands over its content, so that only the work retains it.
    private final class Guard {
        private var content: DisposeBag?

        init(_ content: DisposeBag) { self.content = content }

        func take() -> DisposeBag? { content.take() }
    }

    @Test func comparesEachTimeALogarithmicNumberOfTimes() {
        let (count, converter, seen) = (20_000, CountingConverter(), Log<[Int]>())
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
        var random = SeededGenerator(seed: 13)
        for number in 0..<count {
            let time = Int.random(in: 1...count / 4, using: &random)
            _ = scheduler.scheduleAbsoluteVirtual([time, number], time: time) {
                seen.add($0)
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(seen.count == count && seen.values == seen.values.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(converter.comparisons.withLock { $0 } < count * 3 * Int(log2(Double(count))))
    }

    /// Cancelled work is not compared again and again.
    @Test func forgetsCancelledWork() {
        let (count, converter) = (20_000, CountingConverter())
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
        for time in 1...count {
            _ = scheduler.scheduleAbsoluteVirtual((), time: time) {
                scheduler.scheduleAbsoluteVirtual((), time: 10 * count) { Disposables.create() }.dispose()
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(scheduler.clock == count)
        #expect(converter.comparisons.withLock { $0 } < count * 5 * Int(log2(Double(count))))
    }

    @Test func addsAndCancelsAmongManyItems() {
        let times = Log<TestTime>()
        for time in 1...5_000 {
            scheduler.scheduleAt(time) { [scheduler] in
                let work = scheduler.scheduleRelativeVirtual((), dueTime: 10_000) { Disposables.create() }
                work.dispose()
                _ = scheduler.scheduleRelativeVirtual((), dueTime: 7) {
                    times.add(scheduler.clock)
                    return Disposables.create()
                }
            }
        }
        scheduler.start()
        #expect(times.values == (1...5_000).map { $0 + 7 } && scheduler.clock == 5_007)
    }

    @Test func continuesWithLaterWorkAfterEachStop() {
        let times = Log<TestTime>()
        for time in 1...1_000 {
            scheduler.scheduleAt(time) { [scheduler] in
                times.add(time)
                if time % 10 == 0 { scheduler.stop() }
            }
        }
        for _ in 0..<100 { scheduler.start() }
        #expect(times.values == Array(1...1_000))
    }

    @Test func aHistoricalSchedulerCountsInDates() {
        let scheduler = HistoricalScheduler()
        let seen = Log<Double>()
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1500)) {
            seen.add(scheduler.clock.timeIntervalSince1970)
            return Disposables.create()
        }
        scheduler.start()
        #expect(seen.values == [1.5])
        #expect(scheduler.now == Date(timeIntervalSince1970: 1.5))
    }
}

/// A converter of ticks that counts comparisons.
private final class CountingConverter: VirtualTimeConverterType {
    let comparisons = Guarded(0)

    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { RxTime(timeIntervalSince1970: Double(virtualTime)) }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        comparisons.withLock { $0 += 1 }
        return lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
