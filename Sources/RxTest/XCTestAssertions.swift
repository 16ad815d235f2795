#if canImport(XCTest)
public import Rx
internal import XCTest

/// Records a test failure that shows the differences, unless both lists are the same.
///
/// - Parameters:
///   - recorded: The events that an observer received.
///   - expected: The events that it should have received.
///   - file: The file of the failure. The default is the caller's file.
///   - line: The line of the failure. The default is the caller's line.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [Event<Element>], _ expected: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a test failure that shows the differences, unless both lists are the same, including the times.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a test failure that shows the differences, unless both lists are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [SingleEvent<Element>], _ expected: [SingleEvent<Element>],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a test failure that shows the differences, unless both lists are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ recorded: [MaybeEvent<Element>], _ expected: [MaybeEvent<Element>],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a test failure that shows the differences, unless both lists are the same.
public func XCTAssertEqual(
    _ recorded: [CompletableEvent], _ expected: [CompletableEvent],
    file: StaticString = #filePath, line: UInt = #line
) {
    assertSame(recorded, expected, { $0 == $1 }, file, line)
}

/// Records a test failure unless the recorded elements are `elements`, at any times, and no error was recorded.
///
/// - Parameters:
///   - recordedEvents: The events that an observer received. Completion is ignored.
///   - elements: The elements that it should have received.
///   - file: The file of the failure. The default is the caller's file.
///   - line: The line of the failure. The default is the caller's line.
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
