extension ObservableType {
    /// Emits all but the first `count` elements.
    ///
    /// Source: [Skip](https://reactivex.io/documentation/operators/skip.html).
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        lift { sink in
            var remaining = count
            return Sink(lifetime: sink.lifetime) { element in
                if remaining <= 0 { return sink.next(element) }
                remaining -= 1
            }
        }
    }

    /// Emits all elements from the first on for which `predicate` returns false. Fails when it throws.
    ///
    /// Source: [SkipWhile](https://reactivex.io/documentation/operators/skipwhile.html).
    @inlinable
    public func skip(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let predicate = Predicate(predicate, "skip(while:)", file, line)
        return lift { sink in
            var isSkipping = true
            return Sink(lifetime: sink.lifetime) { element in
                do {
                    if isSkipping, try predicate(element) { return }
                    isSkipping = false
                    sink.next(element)
                } catch { sink.lifetime.fail(error) }
            }
        }
    }
}
