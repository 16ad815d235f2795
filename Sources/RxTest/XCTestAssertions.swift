#if canImport(XCTest)
public import Rx
internal import XCTest

/// Records a failure of the test case, with what differs, unless both lists are the same.
///
/// - Parameters:
///   - recorded: What an observer saw.
///   - expected: What it should have seen.
///   - file: The file that a message about misuse names; leave it out.
///   - line: The line that it names; leave it out.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [Event<Element>], _ expected: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a failure of the test case, with what differs, unless both lists are the same, times included.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a failure of the test case, with what differs, unless both lists are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [SingleEvent<Element>], _ expected: [SingleEvent<Element>],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a failure of the test case, with what differs, unless both lists are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [MaybeEvent<Element>], _ expected: [MaybeEvent<Element>],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a failure of the test case, with what differs, unless both lists are the same.
public func XCTAssertEqual(
    _ recorded: [CompletableEvent], _ expected: [CompletableEvent],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a failure of the test case unless the recorded elements, whatever their times, are `elements`, and nothing
/// failed.
///
/// - Parameters:
///   - recordedEvents: What an observer saw. How it ended does not matter, unless by an error.
///   - elements: The elements it should have seen.
///   - file: The file that a message about misuse names; leave it out.
///   - line: The line that it names; leave it out.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ recordedEvents: [Recorded<Event<Element>>], _ elements: [Element],
    file: StaticString = #filePath, line: UInt = #line
) {
    if let error = recordedEvents.lazy.compactMap(\.value.error).first {
        XCTFail("the sequence failed with \(error)", file: file, line: line)
    }
    assertSame(recordedEvents.compactMap(\.value.element), elements, { $0 == $1 }, file, line)
}

private func assertSame<Item>(
    _ recorded: [Item], _ expected: [Item], _ isSame: (Item, Item) -> Bool, _ file: StaticString, _ line: UInt
) {
    guard let difference = difference(between: recorded, and: expected, isSame) else { return }
    XCTFail("recorded and expected differ:\n\(difference)", file: file, line: line)
}
#endif
