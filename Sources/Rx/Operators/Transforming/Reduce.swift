extension ObservableType {
    /// Accumulates all elements, starting with `seed`, and emits the result when the source completes.
    ///
    /// Fails without an element if the source fails or `accumulator` throws.
    ///
    /// See [Reduce](https://reactivex.io/documentation/operators/reduce.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func reduce<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator:
            @escaping @Sendable @isolated(any) (Accumulated, Element) throws -> Accumulated
    ) -> Observable<Accumulated> {
        let source = asObservable().brought(to: .of(accumulator.isolation, "reduce"))
        let accumulator = Function2(accumulator)
        return source.folding(seed, { try accumulator($0, $1) }, { $0 })
    }

    /// Accumulates all elements, starting with `seed`. When the source completes, passes the result to `mapResult` and
    /// emits the value that it returns.
    ///
    /// Fails without an element if the source fails or a closure throws.
    ///
    /// See [Reduce](https://reactivex.io/documentation/operators/reduce.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func reduce<Accumulated, Result>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator:
            @escaping @Sendable @isolated(any) (Accumulated, Element) throws -> Accumulated,
        @_inheritActorContext mapResult: @escaping @Sendable @isolated(any) (Accumulated) throws -> Result
    ) -> Observable<Result> {
        let site = CallSite.of(accumulator.isolation ?? mapResult.isolation, "reduce")
        site?.requireSame(mapResult.isolation)
        let (accumulator, mapResult) = (Function2(accumulator), Function(mapResult))
        return asObservable().brought(to: site).folding(seed, { try accumulator($0, $1) }, { try mapResult($0) })
    }

    /// Collects all elements in an array and emits the array when the source completes. Fails if the source fails.
    ///
    /// - Complexity: O(1) per element, amortised. Keeps all elements.
    ///
    /// See [To](https://reactivex.io/documentation/operators/to.html).
    @inlinable
    public func toArray() -> Single<[Element]> { Single(raw: collected()) }

    /// Appends each element in place. ``folding(_:_:_:)`` would copy the array for each element.
    @inlinable
    func collected() -> Observable<[Element]> {
        let source = asObservable()
        return Observable<[Element]>(isOnMainActor: source.isOnMainActor) { sink in
            let collected = OperatorState([Element](), sink)
            let lifetime = sink.lifetime.makeUpstream { collected.sink.end(with: collected.state) }
            source.attach(Sink(lifetime: lifetime) { collected.state.append($0) })
        }
    }

    /// `fold` returns a new value and changes none in place, because it is user code and may send another element, or
    /// the end.
    @inlinable
    func folding<Accumulated, Result>(
        _ seed: Accumulated, _ fold: @escaping (Accumulated, Element) throws -> Accumulated,
        _ finish: @escaping (Accumulated) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result>(isOnMainActor: source.isOnMainActor) { sink in
            let accumulated = OperatorState(seed, fold, sink)
            let lifetime = sink.lifetime.makeUpstream {
                let sink = accumulated.sink
                do { sink.end(with: try finish(accumulated.state)) } catch { sink.lifetime.fail(error) }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    do {
                        let result = try accumulated.function(accumulated.state, element)
                        accumulated.state = result
                    } catch { accumulated.sink.lifetime.fail(error) }
                })
        }
    }
}
