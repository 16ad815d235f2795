/// An observable that emits the elements of an array, taking turns with others on the subscriber's thread.
///
/// Whoever flattens takes the elements out and gives the object back, as of a ``JustObservable``.
@usableFromInline
package final class ElementsObservable<Element>: Observable<Element>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var elements: [Element]

    @inlinable
    init(_ elements: [Element]) {
        self.elements = elements
        super.init(form: .elements)
    }

    /// An observable, of the one that this thread keeps if it has the type.
    @inlinable
    static func make(_ elements: [Element]) -> ElementsObservable<Element> {
        guard let kept = ThreadLocal.take(.elements, as: Self.self) else { return ElementsObservable(elements) }
        kept.elements = elements
        return kept
    }

    @inlinable @inline(never)
    func deliver(to sink: Sink<Element>) {
        let lifetime = sink.lifetime
        Trampoline.emit(elements, sink.next, while: lifetime) { lifetime.complete() }
    }
}

extension Trampoline {
    /// Hands the elements to `next` while `lifetime` is alive, and then calls `completed`, each in a turn of its own.
    @inlinable
    static func emit<Element>(
        _ elements: [Element], _ next: @escaping (Element) -> Void, while lifetime: Lifetime,
        completed: @escaping () -> Void
    ) {
        repeating { index in
            guard lifetime.isAlive else { return false }
            guard index < elements.count else {
                completed()
                return false
            }
            next(elements[index])
            return true
        }
    }
}

extension Observable {
    @inlinable
    var asElements: ElementsObservable<Element> { unsafeDowncast(self, to: ElementsObservable<Element>.self) }

    /// The elements of an ``ElementsObservable``, which is given back when it was the caller's alone; `nil` of any other
    /// observable.
    @inlinable
    static func takeElements(of observable: inout Observable<Element>?) -> [Element]? {
        guard observable.unsafelyUnwrapped.form == .elements else { return nil }
        let isUnique = isKnownUniquelyReferenced(&observable)
        let source = observable.take().unsafelyUnwrapped.asElements
        let elements = source.elements
        guard isUnique else { return elements }
        source.elements = []
        ThreadLocal.keep(source, as: .elements)
        return elements
    }
}
