internal import Rx
internal import Testing

#if canImport(XCTest)
internal import XCTest
#endif

/// Where a call of a test stands.
struct TestLocation {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Has the running test fail here: an issue of Swift Testing, or a failure of the test case where there is no such test.
    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
            return
        }
        #if canImport(XCTest)
        XCTFail(message, file: filePath, line: line)
        #else
        stopProgram("\(filePath):\(line): \(message)")
        #endif
    }
}
