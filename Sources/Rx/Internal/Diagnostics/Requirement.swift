/// Stops the program with `message` unless `condition` holds: what a caller must see to.
///
/// Not `precondition`, whose message an optimised build leaves out, and with it what to do.
///
/// - Parameters:
///   - condition: What must hold.
///   - message: What was wrong, and what to do.
@inlinable
package func requirement(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard condition else { stopProgram(message()) }
}
