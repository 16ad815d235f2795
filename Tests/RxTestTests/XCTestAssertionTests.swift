import Rx
import RxTest
import XCTest

final class XCTestAssertionTests: XCTestCase {
    func testAssertionsAcceptEqualEvents() {
        let events: [Recorded<Event<Int>>] = [.next(1, 1), .error(2, RxError.timeout)]
        XCTAssertEqual(events, [.next(1, 1), .error(2, RxError.timeout)])
        XCTAssertEqual([Event.next(1), .completed], [.next(1), .completed])
        XCTAssertEqual([SingleEvent.success(1), .failure(RxError.timeout)], [.success(1), .failure(RxError.timeout)])
        XCTAssertEqual([MaybeEvent.success(1), .completed], [.success(1), .completed])
        XCTAssertEqual([CompletableEvent.completed], [.completed])
        XCTAssertRecordedElements([.next(1, 1), .next(3, 2), .completed(4)], [1, 2])
    }

    func testDifferenceListsDifferingElements() {
        let (recorded, expected) = ([1, 2, 3], [1, 5])
        XCTAssertEqual(
            difference(between: recorded, and: expected, ==), "    1\n  ! 2, expected 5\n  ! 3, expected nothing")
        XCTAssertNil(difference(between: recorded, and: recorded, ==))
    }
}
