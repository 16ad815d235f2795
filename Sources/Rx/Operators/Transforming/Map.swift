extension ObservableType {
    /// Emits the result of `transform` for each element. Fails if `transform` throws.
    ///
    /// See [Map](https://reactivex.io/documentation/operators/map.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable().brought(to: .of(transform.isolation, "map"))
        let transform = Function(transform)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            source.attach(
                Sink(lifetime: sink.lifetime) { element in
                    do { sink.next(try transform(element)) } catch { sink.lifetime.fail(error) }
                })
        }
    }
}
