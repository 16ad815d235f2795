import Rx
import RxTest
import XCTest

/// Expectations read the same in XCTest: what they throw fails the test.
final class MarbleXCTests: XCTestCase {
    func testPassesWhenAllIsAsDrawn() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("-a-b-|") { xs }
        try xs.expectSubscriptions("^----!")
    }

    func testWhatIsThrownDescribesItself() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = try scheduler.hot("-a|")
        XCTAssertThrowsError(try scheduler.expect("-b|") { xs }) { error in
            XCTAssertTrue(
                "\(error)".hasSuffix("expected: -b|\nactual:   -a|\n           ↑ expected b, got a"), "\(error)")
        }
    }
}
