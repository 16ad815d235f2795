/// A type with a ``Gate``: names the work that threads leave there, and does it inside.
@usableFromInline
package protocol Gated: AnyObject {
    /// What a thread leaves: a value, where events are to be fast. A closure would be allocated each time.
    associatedtype Work

    /// Does what was left. Called inside the gate.
    func perform(_ work: Work)
}

extension Gated where Work == () -> Void {
    @inlinable
    package func perform(_ work: () -> Void) { work() }
}
