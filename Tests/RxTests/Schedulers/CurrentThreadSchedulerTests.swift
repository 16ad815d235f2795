import Rx
import RxTest
import Testing

@Suite struct CurrentThreadSchedulerTests {
    let scheduler = CurrentThreadScheduler.instance
    let seen = Log<String>()

    private func schedule(_ name: String, _ body: @escaping @Sendable () -> Void = {}) -> any Disposable {
        scheduler.schedule(()) {
            seen.add("\(name) begins")
            body()
            seen.add("\(name) ends")
            return Disposables.create()
        }
    }

    @Test func runsAtOnceWhenIdle() {
        #expect(CurrentThreadScheduler.isScheduleRequired)
        _ = schedule("a") { seen.add("\(CurrentThreadScheduler.isScheduleRequired)") }
        #expect(seen.values == ["a begins", "false", "a ends"])
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func queuesWorkScheduledFromInside() {
        _ = schedule("a") {
            _ = schedule("b") { _ = schedule("d") }
            _ = schedule("c")
        }
        #expect(
            seen.values == [
                "a begins", "a ends", "b begins", "b ends", "c begins", "c ends", "d begins", "d ends",
            ])
    }

    @Test func cancelsQueuedWork() {
        _ = schedule("a") { schedule("b").dispose() }
        #expect(seen.values == ["a begins", "a ends"])
    }

    @Test func recursiveWorkDoesNotRecurse() {
        let count = Log<Int>()
        _ = scheduler.scheduleRecursive(0) { depth, recurse in
            if depth < 20_000 { recurse(depth + 1) } else { count.add(depth) }
        }
        #expect(count.values == [20_000])
    }

    @Test func eachThreadHasItsOwnQueue() {
        _ = schedule("a") {
            onThreads(1) { _ in _ = schedule("b") }
        }
        #expect(seen.values == ["a begins", "b begins", "b ends", "a ends"])
    }

    @Test func nestedSubscriptionsTakeTurns() {
        _ = Observable.of(1, 2).subscribe(onNext: { element in
            _ = Observable.of("a", "b").subscribe(onNext: { seen.add("\(element)\($0)") })
            seen.add("\(element)")
        })
        #expect(seen.values == ["1", "1a", "2", "1b", "2a", "2b"])
    }
}
