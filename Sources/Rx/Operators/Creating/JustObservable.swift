/// An observable that emits one element, at once. Operators that flatten or combine take the element without subscribing.
@usableFromInline
package final class JustObservable<Element>: Observable<Element> {
    @usableFromInline let element: Element

    @inlinable
    init(_ element: Element) {
        self.element = element
        super.init(form: .just)
    }

    @inlinable @inline(never)
    func deliver(to sink: Sink<Element>) {
        if sink.isAlive { sink.next(element) }
        sink.lifetime.complete()
    }
}

/// Sound as ``Observable`` is.
extension JustObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    /// The element of a ``JustObservable``; `nil` of any other observable.
    @inlinable @inline(__always)
    package final var justElement: Element? { form == .just ? asJust.element : nil }

    @inlinable
    final var asJust: JustObservable<Element> { unsafeDowncast(self, to: JustObservable<Element>.self) }
}
