extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Passes the elements of all sources to `resultSelector`, or `[]` if `collection` is empty, and emits the result.
    /// Fails when a source fails, or if `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        if collection.isEmpty { return Single(raw: Observable.just([]).map(resultSelector)) }
        return Single(
            raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits an array of the elements of all sources, which is empty if `collection` is. Fails when a source fails.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        if collection.isEmpty { return .just([]) }
        return Single(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
