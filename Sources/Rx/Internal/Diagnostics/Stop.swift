internal import CRx

/// Stops the program with `message`, in an optimised build too, and without a backtrace: a caller's mistake, which the message explains.
///
/// Not `fatalError`, whose message is lost among a hundred lines of backtrace, and not `preconditionFailure`, whose message an optimised
/// build leaves out. They are for what only a defect of the package itself could break, of which the backtrace is wanted.
///
/// - Parameter message: What was wrong, and what to do.
@inline(never) @usableFromInline
package func stopProgram(_ message: @autoclosure () -> String) -> Never {
    crx_stop("\(CallPlace.now()): Fatal error: \(message())")
}

/// Stops a debug build as ``stopProgram(_:)`` does: a mistake that an app in people's hands should survive.
func stopDebugBuild(_ message: @autoclosure () -> String) {
    #if DEBUG
    stopProgram(message())
    #endif
}
