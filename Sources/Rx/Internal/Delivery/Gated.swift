/// A type that has a ``Gate``. It defines the work that threads enqueue at the gate, and does this work inside the
/// gate.
@usableFromInline
package protocol Gated: AnyObject {
    /// The type of the work that a thread enqueues. If enqueuing must be fast, it is a value type, because a closure
    /// would be allocated each time.
    associatedtype Work

    /// Does a piece of work. Called inside the gate.
    func perform(_ work: Work)
}

extension Gated where Work == () -> Void {
    @inlinable
    package func perform(_ work: () -> Void) { work() }
}
