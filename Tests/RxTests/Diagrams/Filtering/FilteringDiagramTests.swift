import Rx
import RxTest
import Testing

@Suite struct FilteringDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("filter") func filter() throws {
        let xs = try scheduler.hot("-1-2-3-4-|", values: .digits)
        try scheduler.expect("      ---2---4-|", values: .digits) { xs.filter { $0.isMultiple(of: 2) } }
    }

    @Test("take") func take() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -a-(b|)") { xs.take(2) }
        try xs.expectSubscriptions("^--!")
    }

    @Test func takeEndsASynchronousSource() throws {
        let xs = try scheduler.cold("(abc)-d|")
        try scheduler.expect("       (ab|)") { xs.take(2) }
        try xs.expectSubscriptions(" (^!)")
    }

    @Test("take(until:), sequence") func takeUntil() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        let stop = try scheduler.hot("----s-")
        try scheduler.expect("        -a-b|") { xs.take(until: stop) }
        try stop.expectSubscriptions("^---!")
    }

    @Test("skip") func skip() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -----c-|") { xs.skip(2) }
    }

    @Test("distinctUntilChanged") func distinctUntilChanged() throws {
        let xs = try scheduler.hot("-a-a-b-(ba)-|")
        try scheduler.expect("      -a---b-a   -|") { xs.distinctUntilChanged() }
    }

    @Test("takeLast") func takeLast() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -------(bc|)") { xs.takeLast(2) }
    }

    @Test("sample") func sample() throws {
        let xs = try scheduler.hot("   -a-b---c--|")
        let ticks = try scheduler.hot("--t-t-t-t-|")
        try scheduler.expect("         --a-b---c-|") { xs.sample(ticks) }
    }
}
