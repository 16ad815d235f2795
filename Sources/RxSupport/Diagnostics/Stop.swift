internal import CRx

/// Traps with `message`, in an optimised build too, and without a backtrace. It is for a caller's mistake, which the
/// message explains.
///
/// `fatalError` would bury the message in a hundred lines of backtrace, and an optimised build drops the message of
/// `preconditionFailure`. Those two are for conditions that only a defect of the package itself can break, because then
/// the backtrace is wanted.
///
/// - Parameter message: The mistake, and what to do about it.
@inline(never) @usableFromInline
package func stopProgram(_ message: @autoclosure () -> String) -> Never {
    crx_stop("\(CallPlace.now()): Fatal error: \(message())")
}

/// Traps in a debug build as ``stopProgram(_:)`` does. It is for a mistake that a released app should survive.
package func stopDebugBuild(_ message: @autoclosure () -> String) {
    #if DEBUG
    stopProgram(message())
    #endif
}
