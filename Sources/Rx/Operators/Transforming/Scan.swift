extension ObservableType {
    /// Accumulates the elements, starting with `seed`, and emits each intermediate result.
    ///
    /// Fails if `accumulator` throws.
    ///
    /// See [Scan](https://reactivex.io/documentation/operators/scan.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator:
            @escaping @Sendable @isolated(any) (Accumulated, Element) throws -> Accumulated
    ) -> Observable<Accumulated> {
        let source = asObservable().brought(to: .of(accumulator.isolation, "scan"))
        let accumulator = Function2(accumulator)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            let accumulated = OperatorState(seed, accumulator, sink)
            source.attach(
                Sink(lifetime: sink.lifetime) { element in
                    do {
                        let result = try accumulated.function(accumulated.state, element)
                        accumulated.state = result
                        accumulated.sink.next(result)
                    } catch { accumulated.sink.lifetime.fail(error) }
                })
        }
    }

    /// Updates a value in place with each element, and emits the value after each update.
    ///
    /// Fails if `accumulator` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        into seed: Accumulated,
        @_inheritActorContext accumulator:
            @escaping @Sendable @isolated(any) (inout Accumulated, Element) throws -> Void
    ) -> Observable<Accumulated> {
        let source = asObservable().brought(to: .of(accumulator.isolation, "scan(into:)"))
        let accumulator = InoutFunction(accumulator)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            var accumulated = seed
            source.attach(
                Sink(lifetime: sink.lifetime) { element in
                    do {
                        try accumulator(&accumulated, element)
                        sink.next(accumulated)
                    } catch { sink.lifetime.fail(error) }
                })
        }
    }
}
