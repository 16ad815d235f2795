import Rx
import RxTest
import Testing

@Suite struct SwitchingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("flatMapFirst") func flatMapFirst() throws {
        let xs = try scheduler.hot("   -a-b----c-|")
        let ys = try scheduler.cold("   -x--y|")
        try scheduler.expect("         --x--y---x--y|") { xs.flatMapFirst { _ in ys } }
        try ys.expectSubscriptions("   -^----!", "--------^----!")
    }

    @Test("switchLatest") func switchLatest() throws {
        let xs = try scheduler.cold("    -x-x-x-|")
        let ys = try scheduler.cold("        -y-y|")
        let sources = try scheduler.hot("-a--b--|", values: ["a": xs, "b": ys])
        try scheduler.expect("           --x--y-y|") { sources.switchLatest() }
        try xs.expectSubscriptions("     -^--!")
        try ys.expectSubscriptions("     ----^---!")
    }

    @Test func anInnerErrorEndsSwitchLatest() throws {
        let xs = try scheduler.cold("    -x-#")
        let sources = try scheduler.hot("-a------b", values: ["a": xs, "b": xs])
        try scheduler.expect("           --x-#") { sources.switchLatest() }
        try sources.expectSubscriptions("^---!")
    }
}
