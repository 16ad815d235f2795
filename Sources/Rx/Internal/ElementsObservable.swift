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
    func deliver(to sink: Sink<Element>) { Trampoline.emit(elements, to: sink) }
}

/// What gets elements one by one, in turns.
@usableFromInline
protocol ElementTaker {
    associatedtype Element

    /// Whether it wants to hear of anything more.
    var wantsMore: Bool { get }
    func take(_ element: Element)
    func hasTakenAll()
}

extension Sink: ElementTaker {
    @inlinable
    var wantsMore: Bool { isAlive }

    @inlinable
    func take(_ element: Element) { next(element) }

    @inlinable
    func hasTakenAll() { lifetime.complete() }
}

extension Trampoline {
    /// Hands the elements to `taker`, and then says that these are all, each in a turn of its own.
    @inlinable
    static func emit<Taker: ElementTaker>(_ elements: [Taker.Element], to taker: Taker) {
        repeating { index in
            guard taker.wantsMore else { return false }
            guard index < elements.count else {
                taker.hasTakenAll()
                return false
            }
            taker.take(elements[index])
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
        guard isUnique else { return source.elements }
        var elements: [Element] = []
        swap(&elements, &source.elements)
        ThreadLocal.keep(source, as: .elements)
        return elements
    }
}
