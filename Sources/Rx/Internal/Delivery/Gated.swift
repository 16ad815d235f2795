/// A type with a ``Gate``. It defines the work that threads enqueue there, and does that work inside.
@usableFromInline
package protocol Gated: AnyObject {
    /// The work that a thread enqueues. It is a value where events must be fast; a closure would be allocated each
    /// time.
    associatedtype Work

    /// Does a piece of pending work. Called inside the gate.
    func perform(_ work: Work)
}

extension Gated where Work == () -> Void {
    @inlinable
    package func perform(_ work: () -> Void) { work() }
}
