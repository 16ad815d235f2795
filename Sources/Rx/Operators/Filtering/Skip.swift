extension ObservableType {
    /// Emits all elements except the first `count`. Emits all elements if `count` is negative.
    ///
    /// See [Skip](https://reactivex.io/documentation/operators/skip.html).
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        lift { sink in
            let remaining = OperatorState(count, sink)
            return Sink(lifetime: sink.lifetime) { element in
                if remaining.state <= 0 { return remaining.sink.next(element) }
                remaining.state -= 1
            }
        }
    }

    /// Drops elements while `predicate` returns true, then emits all others. Fails if `predicate` throws.
    ///
    /// See [SkipWhile](https://reactivex.io/documentation/operators/skipwhile.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func skip(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable().brought(to: .of(predicate.isolation, "skip(while:)"))
        let predicate = Predicate(predicate)
        return source.lift { sink in
            let isSkipping = OperatorState(true, predicate, sink)
            return Sink(lifetime: sink.lifetime) { element in
                do {
                    if isSkipping.state, try isSkipping.function(element) { return }
                    isSkipping.state = false
                    isSkipping.sink.next(element)
                } catch { isSkipping.sink.lifetime.fail(error) }
            }
        }
    }
}
