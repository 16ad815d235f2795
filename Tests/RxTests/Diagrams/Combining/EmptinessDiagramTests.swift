import Rx
import RxTest
import Testing

@Suite struct EmptinessDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("ifEmpty") func ifEmpty() throws {
        let xs = try scheduler.hot("--|")
        try scheduler.expect("      --(d|)") { xs.ifEmpty(default: "d") }
    }

    @Test func ifEmptyPassesAnElement() throws {
        let xs = try scheduler.hot("-a-|")
        try scheduler.expect("      -a-|") { xs.ifEmpty(default: "d") }
    }

    @Test func ifEmptySwitchesToTheOtherSource() throws {
        let xs = try scheduler.hot("--|")
        let ys = try scheduler.cold(" -b-|")
        try scheduler.expect("      ---b-|") { xs.ifEmpty(switchTo: ys.asObservable()) }
        try ys.expectSubscriptions("--^--!")
    }

    @Test func ifEmptyPassesAnError() throws {
        let xs = try scheduler.hot("--#")
        try scheduler.expect("      --#") { xs.ifEmpty(default: "d") }
    }
}
