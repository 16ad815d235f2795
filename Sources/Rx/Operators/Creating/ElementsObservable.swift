/// An observable that emits the elements of an array, taking turns with other work on the subscriber's thread.
@usableFromInline
package final class ElementsObservable<Element>: Observable<Element> {
    @usableFromInline let elements: [Element]

    @inlinable
    init(_ elements: [Element]) {
        self.elements = elements
        super.init(form: .elements)
    }

    @inlinable @inline(never)
    func deliver(to sink: Sink<Element>) {
        Trampoline.repeating { [elements] turn in
            guard sink.isAlive else { return false }
            guard turn < elements.count else {
                sink.lifetime.complete()
                return false
            }
            sink.next(elements[turn])
            return true
        }
    }

    /// Delivers the elements and then completion to a ``MergeSink``, each in a turn of its own.
    ///
    /// No subscription is made, so nothing but the turns retains the elements. `beginSourceWithoutLifetime()` registers
    /// the source with the sink.
    @inlinable
    func deliverInTurns(to mergeSink: MergeSink<Element>) {
        mergeSink.beginSourceWithoutLifetime()
        Trampoline.repeating { [elements] turn in
            guard mergeSink.sink.isAlive else { return false }
            guard turn < elements.count else {
                mergeSink.completed()
                mergeSink.endSourceWithoutLifetime()
                return false
            }
            mergeSink.next(elements[turn])
            return true
        }
    }
}

/// Sound: as ``Observable``; the elements are `Sendable` and never change.
extension ElementsObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    /// This observable as an ``ElementsObservable``, or `nil` if it is another kind of observable.
    @inlinable @inline(__always)
    final var asElements: ElementsObservable<Element>? {
        form == .elements ? unsafeDowncast(self, to: ElementsObservable<Element>.self) : nil
    }
}
