/// An observable that emits a few elements that are there already, taking turns with others on the subscriber's thread.
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

    /// Hands the elements to a sink that flattens, and then says that these are all, each in a turn of its own.
    ///
    /// There is no subscription: nothing but the turns keeps the elements. The sink is told that they are to come.
    @inlinable
    func takeTurns(in mergeSink: MergeSink<Element>) {
        mergeSink.insertGuest()
        Trampoline.repeating { [elements] turn in
            guard mergeSink.sink.isAlive else { return false }
            guard turn < elements.count else {
                mergeSink.completed()
                mergeSink.removeGuest()
                return false
            }
            mergeSink.next(elements[turn])
            return true
        }
    }
}

/// Sound as ``Observable`` is.
extension ElementsObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    /// This as an ``ElementsObservable``; `nil` of any other observable.
    @inlinable @inline(__always)
    final var asElements: ElementsObservable<Element>? {
        form == .elements ? unsafeDowncast(self, to: ElementsObservable<Element>.self) : nil
    }
}
