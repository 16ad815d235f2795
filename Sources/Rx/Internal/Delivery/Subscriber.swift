/// A sink in a list, which removes itself from the list when its subscription ends.
///
/// It retains the owner of the list, and the list retains it, until the subscription ends or the subject goes. A weak
/// reference would avoid this cycle, but would make every retain of the owner slow.
///
/// Sound: the guard of the list also guards `index`. The other properties never change.
@usableFromInline
package final class Subscriber<Element>: LifetimeResource, @unchecked Sendable {
    @usableFromInline package let sink: Sink<Element>

    /// Removes this from its list. Called once, by the sink's lifetime, which keeps this as a resource.
    @usableFromInline let remove: (Subscriber<Element>) -> Void

    /// The index in the list. The guard of the list guards this too.
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
