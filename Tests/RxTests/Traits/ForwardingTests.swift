import Rx
import RxTest
import Testing

/// A trait's operators emit the same events as those of `Observable`, at the same ticks.
@Suite struct ForwardingTests {
    private static let all =
        ForwardCase.infallibles + ForwardCase.drivers + ForwardCase.signals + ForwardCase.singles + ForwardCase.maybes
        + ForwardCase.completables

    private struct Run: Equatable {
        let events: [Recorded<Event<Int>>]
        let subscriptions: [Subscription]
    }

    private func run(
        _ apply: @escaping ForwardCase.Operator, _ end: Recorded<Event<Int>>, disposed: TestTime = 1000
    ) -> Run {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 2), .next(40, 3), end])
        let result = scheduler.start(disposed: disposed) { apply(source.asObservable(), scheduler) }
        return Run(events: result.events, subscriptions: source.subscriptions)
    }

    @Test(arguments: all) func agreesUntilCompletion(_ operation: ForwardCase) {
        #expect(run(operation.forward, .completed(50)) == run(operation.original, .completed(50)))
    }

    @Test(arguments: all) func agreesOnAnError(_ operation: ForwardCase) {
        let end: Recorded<Event<Int>> = .error(50, TestError.one)
        #expect(run(operation.forward, end) == run(operation.original, end))
    }

    @Test(arguments: all) func agreesOnAnErrorBeforeAnyElement(_ operation: ForwardCase) {
        let end: Recorded<Event<Int>> = .error(5, TestError.one)
        #expect(run(operation.forward, end) == run(operation.original, end))
    }

    @Test(arguments: all, [205, 210, 225]) func agreesWhenDisposed(_ operation: ForwardCase, _ disposed: TestTime) {
        let forward = run(operation.forward, .completed(50), disposed: disposed)
        #expect(forward == run(operation.original, .completed(50), disposed: disposed))
        #expect(forward.events.allSatisfy { $0.time < disposed })
    }
}
