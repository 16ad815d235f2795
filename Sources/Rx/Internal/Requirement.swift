/// Stops the program with `message` unless `condition` holds: what a caller must see to.
///
/// Not `precondition`, whose message an optimised build leaves out, and with it what to do. That one is for what only a defect
/// of the package itself could break.
@inlinable
package func requirement(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard condition else { requirementFailure(message()) }
}

/// Stops the program with `message`, in an optimised build too.
@inline(never) @usableFromInline
package func requirementFailure(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }
