/// A type with a ``Gate``. It defines the work that threads leave there, and does that work inside.
@usableFromInline
package protocol Gated: AnyObject {
    /// The work that a thread leaves. It is a value where events must be fast; a closure would be allocated each time.
    associatedtype Work

    /// Does the work that was left. Called inside the gate.
    func perform(_ work: Work)
}

extension Gated where Work == () -> Void {
    @inlinable
    package func perform(_ work: () -> Void) { work() }
}
