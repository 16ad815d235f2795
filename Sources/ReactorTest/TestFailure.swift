internal import Rx
internal import RxSupport
internal import Testing

#if canImport(XCTest)
internal import XCTest
#endif

/// The source location of a call in a test.
struct TestLocation {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the running test at this location: records an issue of Swift Testing, or a failure of XCTest if no test of
    /// Swift Testing runs.
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
