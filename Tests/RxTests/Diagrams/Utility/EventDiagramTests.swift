import Rx
import RxSupport
import RxTest
import Testing

@Suite struct EventDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("dematerialize") func dematerialize() throws {
        let values: MarbleValues<Event<String>> = ["n": .next("a"), "c": .completed]
        let xs = try scheduler.hot("-n-c-n-|", values: values)
        try scheduler.expect("      -a-|") { xs.dematerialize() }
        try xs.expectSubscriptions("^--!")
    }

    @Test func materializeEmitsCompletionAsAnElement() throws {
        let xs = try scheduler.hot("-a-|")
        let values: MarbleValues<Event<String>> = ["n": .next("a"), "c": .completed]
        try scheduler.expect("      -n-(c|)", values: values) { xs.materialize() }
    }

    @Test("debug") func debug() throws {
        let xs = try scheduler.hot("-a-|")
        try scheduler.expect("      -a-|") { xs.debug("a diagram of debug") }
    }

    @Test("withUnretained") func withUnretained() throws {
        let xs = try scheduler.hot("-a-b-c-")
        let holder = Guarded<Token?>(Token())
        scheduler.scheduleAt(204) { holder.withLock { $0 = nil } }
        try scheduler.expect("      -a-b-|") {
            holder.withLock { token in xs.withUnretained(token ?? Token()) { $1 } }
        }
        try xs.expectSubscriptions("^----!")
    }

    @Test func observeOnDeliversAnErrorAfterPendingElements() throws {
        let xs = try scheduler.hot("-(ab#)")
        try scheduler.expect("      --ab#") { xs.observe(on: scheduler) }
    }
}
