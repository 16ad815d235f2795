import Rx
import RxTest
import XCTest

/// Expectations work in XCTest, too: a thrown mismatch fails the test.
final class MarbleXCTests: XCTestCase {
    func testPassesIfTheSequenceMatchesItsDiagram() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("-a-b-|") { xs }
        try xs.expectSubscriptions("^----!")
    }

    func testAMismatchDescribesItself() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = try scheduler.hot("-a|")
        XCTAssertThrowsError(try scheduler.expect("-b|") { xs }) { error in
            XCTAssertTrue(
                "\(error)".hasSuffix("expected: -b|\nactual:   -a|\n           ↑ expected b, got a"), "\(error)")
        }
    }
}
