/// An entry of a ``SubscriberList``: a sink, and a closure that removes the entry when the subscription ends.
///
/// The closure retains the owner of the list, and the list retains this object. This cycle lasts until the subscription
/// ends, or until the sequence ends, is disposed of or is lost. A weak reference would avoid the cycle, but would make
/// every retain of the owner slow.
///
/// Sound: `index` is accessed only together with the list: inside the gate of a ``PublishCore``, or under the lock of a
/// ``ReplayCore`` or a reactor's runtime. The other properties never change.
@usableFromInline
package final class Subscriber<Element>: LifetimeResource, @unchecked Sendable {
    @usableFromInline package let sink: Sink<Element>

    /// Removes this subscriber from its list. The sink's lifetime, which keeps this subscriber as a resource, calls the
    /// closure at most once.
    @usableFromInline let remove: (Subscriber<Element>) -> Void

    /// The index in the list, if the list is an array.
    @exclusivity(unchecked) @usableFromInline var index = 0

    /// - Parameter remove: A closure that captures only one object, such as the owner of the list, allocates nothing:
    ///   the object is its context.
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
