import Foundation
import Rx
import RxTest
import Testing

@Suite struct SkipDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("skip(while:)") func skipWhile() throws {
        let xs = try scheduler.hot("-1-2-3-1-|", values: .digits)
        try scheduler.expect("      -----3-1-|", values: .digits) { xs.skip(while: { $0 < 3 }) }
    }

    @Test("skip(until:)") func skipUntil() throws {
        let xs = try scheduler.hot("    -a-b-c-|")
        let opening = try scheduler.hot("--o---o")
        try scheduler.expect("          ---b-c-|") { xs.skip(until: opening) }
        try opening.expectSubscriptions("^-!")
    }

    @Test("skip, time") func skipForATime() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -----c-|") { xs.skip(.seconds(4), scheduler: scheduler) }
    }
}
