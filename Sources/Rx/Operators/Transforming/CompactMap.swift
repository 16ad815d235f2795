extension ObservableType {
    /// Emits the result of `transform` for each element, except `nil`. Fails if `transform` throws.
    ///
    /// See [Map](https://reactivex.io/documentation/operators/map.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result?
    ) -> Observable<Result> {
        let source = asObservable().brought(to: .of(transform.isolation, "compactMap"))
        let transform = Function(transform)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            source.attach(
                Sink(lifetime: sink.lifetime) { element in
                    do { if let result = try transform(element) { sink.next(result) } } catch {
                        sink.lifetime.fail(error)
                    }
                })
        }
    }
}
