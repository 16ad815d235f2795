/// An observable that emits one element, at once.
///
/// Whoever flattens takes the element out and gives the object back for the next one on this thread: a `just` that is
/// flattened allocates nothing. One is kept for each thread, without an element.
@usableFromInline
package final class JustObservable<Element>: Observable<Element>, @unchecked Sendable {
    /// The element; none while nobody has it.
    @exclusivity(unchecked) @usableFromInline var cell: ElementCell<Element>

    @inlinable
    init(_ element: Element) {
        cell = ElementCell()
        cell.put(element)
        super.init(isJust: true)
    }

    @usableFromInline
    package override func attach(_ sink: Sink<Element>) { deliver(to: sink) }

    @inlinable
    func deliver(to sink: Sink<Element>) {
        precondition(cell.isFull, "a just was kept by a weak reference only, and given back for another element")
        if sink.isAlive { sink.next(cell.element) }
        sink.lifetime.complete()
    }

    /// A `just`, of the one that this thread keeps if it has the type.
    @inlinable
    static func make(_ element: Element) -> JustObservable<Element> {
        let slot = ThreadLocal.justSlot
        guard let kept = slot.pointee,
            type(of: Unmanaged<AnyObject>.fromOpaque(kept).takeUnretainedValue()) == Self.self
        else { return JustObservable(element) }
        slot.pointee = nil
        let just = Unmanaged<JustObservable<Element>>.fromOpaque(kept).takeRetainedValue()
        just.cell.put(element)
        return just
    }

    /// Gives back a `just` without an element, of which nobody else has a reference. It takes the place of the one before, which
    /// may be of a type that is not asked for any more.
    @inlinable
    static func keep(_ just: consuming JustObservable<Element>) {
        let slot = ThreadLocal.justSlot
        let replaced = slot.pointee
        slot.pointee = Unmanaged.passRetained(just).toOpaque()
        if let replaced { Unmanaged<AnyObject>.fromOpaque(replaced).release() }
    }
}

extension Observable {
    /// The element of a ``JustObservable``, which is given back when it was the caller's alone, for what the element leads to
    /// to find it; `nil` of any other observable, which is handed on.
    @inlinable
    package static func takeElement(of observable: inout Observable<Element>?) -> Element? {
        guard observable.unsafelyUnwrapped.isJust else { return nil }
        let isUnique = isKnownUniquelyReferenced(&observable)
        let just = unsafeDowncast(observable.take().unsafelyUnwrapped, to: JustObservable<Element>.self)
        guard isUnique else { return just.cell.element }
        let element = just.cell.take()
        JustObservable.keep(just)
        return element
    }
}
