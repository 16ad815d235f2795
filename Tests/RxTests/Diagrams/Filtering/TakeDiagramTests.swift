import Foundation
import Rx
import RxTest
import Testing

@Suite struct TakeDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("take(while:), closure") func takeWhile() throws {
        let xs = try scheduler.hot("-1-2-3-1-|", values: .digits)
        try scheduler.expect("      -1-2-|", values: .digits) { xs.take(while: { $0 < 3 }) }
        try xs.expectSubscriptions("^----!")
    }

    @Test func takeWhileInclusiveEmitsTheLastElement() throws {
        let xs = try scheduler.hot("-1-2-3   -1-|", values: .digits)
        try scheduler.expect("      -1-2-(3|)", values: .digits) { xs.take(while: { $0 < 3 }, behavior: .inclusive) }
    }

    @Test("take(until:), closure") func takeUntilAnElement() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -a-|") { xs.take(until: { $0 == "b" }) }
    }

    @Test func takeUntilInclusiveEmitsTheElement() throws {
        let xs = try scheduler.hot("-a-b  -c-|")
        try scheduler.expect("      -a-(b|)") { xs.take(until: { $0 == "b" }, behavior: .inclusive) }
    }

    @Test("take(for:)") func takeFor() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -a-b|") { xs.take(for: .seconds(4), scheduler: scheduler) }
        try xs.expectSubscriptions("^---!")
    }

    @Test func takeZeroDoesNotSubscribe() throws {
        let xs = try scheduler.cold("-a-|")
        try scheduler.expect("       |") { xs.take(0) }
        #expect(xs.subscriptions.isEmpty)
    }

    @Test func takeLastDropsItsElementsOnFailure() throws {
        let xs = try scheduler.hot("-a-b-#")
        try scheduler.expect("      -----#") { xs.takeLast(2) }
    }
}
