internal import CRx

/// Stops the program with `message`, in an optimised build too, and without a backtrace: a caller's mistake, which the message explains.
///
/// Not `fatalError`, whose message is lost among a hundred lines of backtrace, and not `preconditionFailure`, whose message an optimised
/// build leaves out. They are for what only a defect of the package itself could break, of which the backtrace is wanted.
///
/// - Parameters:
///   - message: What was wrong, and what to do.
///   - file: The file of the caller, where the call could be given it.
///   - line: The line there.
@inline(never) @usableFromInline
package func stopProgram(
    _ message: @autoclosure () -> String, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Never {
    crx_stop("\(file):\(line): Fatal error: \(message())")
}

/// Stops a debug build as ``stopProgram(_:_:_:)`` does: a mistake that an app in people's hands should survive.
func stopDebugBuild(
    _ message: @autoclosure () -> String, _ file: StaticString = #fileID, _ line: UInt = #line
) {
    #if DEBUG
    stopProgram(message(), file, line)
    #endif
}
