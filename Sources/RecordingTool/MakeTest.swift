import Foundation
import ReactorRecording

/// Writes a test of a recording. Throws if the file to write exists.
///
/// - Parameter arguments: The recording, the file to write, the suite, the module, and the expression that makes the
///   reactor, which may be empty.
func makeTest(_ arguments: [String]) throws {
    guard arguments.count == 5 else { throw UsageError("make-test takes five arguments") }
    let test = try RecordedTest(recording: PrivateFile.contents(of: URL(filePath: arguments[0]), limit: 1 << 30))
    let source = try test.source(
        suite: arguments[2], module: arguments[3], making: arguments[4].isEmpty ? nil : arguments[4])
    try Data(source.utf8).write(to: URL(filePath: arguments[1]), options: .withoutOverwriting)
}
