/// An observable that emits one element immediately. Operators that flatten or combine take the element without
/// subscribing.
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

/// Sound: as ``Observable``; the element is `Sendable` and never changes.
extension JustObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    /// The element, if this is a ``JustObservable``; `nil` otherwise.
    @inlinable @inline(__always)
    package final var justElement: Element? { form == .just ? asJust.element : nil }

    @inlinable
    final var asJust: JustObservable<Element> { unsafeDowncast(self, to: JustObservable<Element>.self) }
}
