/// A sink in a list, and what takes it out of there when its subscription ends.
///
/// It keeps that list and the list keeps it, until the subscription ends or the subject goes. A weak reference would spare
/// the circle and make every retain of the list slow.
///
/// Sound: the index is guarded by what guards the list, and the rest never changes.
@usableFromInline
package final class Subscriber<Element>: LifetimeResource, @unchecked Sendable {
    @usableFromInline package let sink: Sink<Element>

    /// Takes it out of its list. Called once: by the sink's lifetime, of which it is a resource.
    @usableFromInline let remove: (Subscriber<Element>) -> Void

    /// Where it stands in its list. What guards the list guards this too.
    @exclusivity(unchecked) @usableFromInline var index = 0

    /// - Parameter remove: A closure that captures its list and nothing else is that list, and allocates nothing.
    @inlinable
    package init(_ sink: Sink<Element>, remove: @escaping (Subscriber<Element>) -> Void) {
        self.sink = sink
        self.remove = remove
    }

    @usableFromInline
    package func dispose() { remove(self) }

    @inlinable
    func deliver(_ element: Element) {
        if sink.lifetime.isAlive { sink.next(element) }
    }
}
