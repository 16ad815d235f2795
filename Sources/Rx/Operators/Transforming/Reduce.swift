extension ObservableType {
    /// Accumulates all elements, starting with `seed`, and emits the result when the source completes.
    ///
    /// Emits nothing if the source fails or `accumulator` throws.
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
        return source.folding(seed, { $0 = try accumulator($0, $1) }, { $0 })
    }

    /// Accumulates all elements, starting with `seed`. When the source completes, passes the result to `mapResult` and
    /// emits the value that it returns.
    ///
    /// Emits nothing if the source fails or a closure throws.
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
        return asObservable().brought(to: site).folding(seed, { $0 = try accumulator($0, $1) }, { try mapResult($0) })
    }

    /// Collects all elements in an array and emits the array when the source completes.
    ///
    /// - Complexity: O(1) per element, amortised. Keeps all elements.
    ///
    /// See [To](https://reactivex.io/documentation/operators/to.html).
    @inlinable
    public func toArray() -> Single<[Element]> { Single(raw: folding([], { $0.append($1) }, { $0 })) }

    @inlinable
    func folding<Accumulated, Result>(
        _ seed: Accumulated, _ fold: @escaping (inout Accumulated, Element) throws -> Void,
        _ finish: @escaping (Accumulated) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            var accumulated = seed
            let lifetime = sink.lifetime.makeUpstream {
                do { sink.end(with: try finish(accumulated)) } catch { sink.lifetime.fail(error) }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    do { try fold(&accumulated, element) } catch { sink.lifetime.fail(error) }
                })
        }
    }
}
