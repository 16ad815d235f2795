/// A type that has a ``Gate``. It defines the work that threads enqueue at that gate, and does this work inside.
@usableFromInline
package protocol Gated: AnyObject {
    /// The type of the work that a thread enqueues. It is a value type if enqueuing must be fast, because a closure
    /// would be allocated each time.
    associatedtype Work

    /// Does a piece of work. Called inside the gate.
    func perform(_ work: Work)
}

extension Gated where Work == () -> Void {
    @inlinable
    package func perform(_ work: () -> Void) { work() }
}
