/// Where a source delivers: one closure for elements, and the lifetime that hears of everything else.
///
/// A closure and no object with a `next` method: it is created where types are known, in the client, so it is
/// specialised there; methods of generic classes are called unspecialised.
@frozen @usableFromInline
package struct Sink<Element> {
    /// Takes an element. Calls never overlap; the caller has made sure that the lifetime is alive.
    @usableFromInline package let next: (Element) -> Void
    @usableFromInline package let lifetime: Lifetime

    @inlinable
    package init(lifetime: Lifetime, next: @escaping (Element) -> Void) {
        self.lifetime = lifetime
        self.next = next
    }

    @inlinable
    package var isAlive: Bool { lifetime.isAlive }

    /// Delivers an event in its one-value form.
    @inlinable
    package func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if isAlive { next(element) }
        case .error(let error): lifetime.fail(error)
        case .completed: lifetime.complete()
        }
    }
}
