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
        super.init(isJust: true)
    }

    @usableFromInline
    package override func attach(_ sink: Sink<Element>) { asJust.deliver(to: sink) }
}

@usableFromInline
package typealias Just<Element> = JustObservable<Element, Element?>

extension JustObservable where Held == Element? {
    @inlinable
    convenience init(_ element: Element) { self.init(held: element) }

    @inlinable
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
        let slot = ThreadLocal.justSlot
        guard let kept = slot.pointee,
            type(of: Unmanaged<AnyObject>.fromOpaque(kept).takeUnretainedValue()) == Self.self
        else { return Just(element) }
        slot.pointee = nil
        let just = Unmanaged<Just<Element>>.fromOpaque(kept).takeRetainedValue()
        just.held = element
        return just
    }

    /// Gives back a `just` without an element, of which nobody else has a reference. It takes the place of the one before, which
    /// may be of a type that is not asked for any more.
    @inlinable
    static func keep(_ just: consuming Just<Element>) {
        let slot = ThreadLocal.justSlot
        let replaced = slot.pointee
        slot.pointee = Unmanaged.passRetained(just).toOpaque()
        if let replaced { Unmanaged<AnyObject>.fromOpaque(replaced).release() }
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
    @inlinable
    package static func takeElement(of observable: inout Observable<Element>?) -> Element? {
        guard observable.unsafelyUnwrapped.isJust else { return nil }
        let isUnique = isKnownUniquelyReferenced(&observable)
        let just = observable.take().unsafelyUnwrapped.asJust
        guard isUnique else { return just.held }
        let element = just.held.take()
        Just.keep(just)
        return element
    }
}
