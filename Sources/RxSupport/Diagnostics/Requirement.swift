/// Traps with `message` unless `condition` holds. It checks a condition that the caller is responsible for.
///
/// `precondition` does not serve, because an optimised build drops its message, and the advice in it.
///
/// - Parameters:
///   - condition: The condition that must hold.
///   - message: The mistake, and what to do about it.
@inlinable
package func requirement(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard condition else { stopProgram(message()) }
}
