/// The destination of a source's events: a closure that takes elements, and a lifetime that handles everything else.
///
/// Elements go to a closure and not to an object with a `next` method. The closure is created in the client, where the
/// types are known, so it is specialised there. Methods of generic classes are called unspecialised.
@frozen @usableFromInline
package struct Sink<Element> {
    /// Takes an element. The caller has made sure that the lifetime is alive.
    ///
    /// Two threads never call this closure at the same time. But a call may nest: user code that receives the element
    /// may send another one on the same thread.
    @usableFromInline package let next: (Element) -> Void
    @usableFromInline package let lifetime: Lifetime

    @inlinable
    package init(lifetime: Lifetime, next: @escaping (Element) -> Void) {
        self.lifetime = lifetime
        self.next = next
    }

    @inlinable
    package var isAlive: Bool { lifetime.isAlive }

    /// Delivers `event`. Drops an element if the lifetime has ended.
    @inlinable
    package func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if isAlive { next(element) }
        case .error(let error): lifetime.fail(error)
        case .completed: lifetime.complete()
        }
    }
}
