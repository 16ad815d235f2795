/// An observable that emits one element, at once.
///
/// Whoever flattens takes the element out and gives the object back for the next one on this thread: a `just` that is
/// flattened allocates nothing. One is kept for each thread, without an element.
///
/// `Held` is `Element?`: a ``Just``. It is a parameter so that freeing one looks no type up, as a ``Cell`` does not.
@usableFromInline
package final class JustObservable<Element, Held>: Observable<Element>, @unchecked Sendable {
    /// The element; none while nobody has it.
    @exclusivity(unchecked) @usableFromInline var held: Held

    @inlinable
    init(held: Held) {
        self.held = held
        super.init(form: .just)
    }
}

@usableFromInline
package typealias Just<Element> = JustObservable<Element, Element?>

extension JustObservable where Held == Element? {
    @inlinable
    convenience init(_ element: Element) { self.init(held: element) }

    @inlinable @inline(never)
    func deliver(to sink: Sink<Element>) {
        let element = givenElement
        if sink.isAlive { sink.next(element) }
        sink.lifetime.complete()
    }

    @inlinable
    var givenElement: Element {
        guard let held else {
            preconditionFailure("a just was kept by a weak reference only, and given back for another element")
        }
        return held
    }

    /// A `just`, of the one that this thread keeps if it has the type.
    @inlinable
    static func make(_ element: Element) -> Just<Element> {
        guard let just = ThreadLocal.take(.just, as: Self.self) else { return Just(element) }
        just.held = element
        return just
    }
}

extension Observable {
    /// The element of a ``JustObservable``.
    ///
    /// - Precondition: It is one.
    @inlinable
    var justElement: Element { asJust.givenElement }

    @inlinable
    var asJust: Just<Element> { unsafeDowncast(self, to: Just<Element>.self) }

    /// The element of a ``JustObservable``, which is given back when it was the caller's alone, for what the element leads to
    /// to find it; `nil` of any other observable, which is handed on.
    @inlinable @inline(__always)
    package static func takeElement(of observable: inout Observable<Element>?) -> Element? {
        guard observable.unsafelyUnwrapped.form == .just else { return nil }
        let isUnique = isKnownUniquelyReferenced(&observable)
        let just = observable.take().unsafelyUnwrapped.asJust
        guard isUnique else { return just.held }
        let element = just.held.take()
        ThreadLocal.keep(just, as: .just)
        return element
    }
}
