extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all the collection's sources; of `[]` when
    /// it is empty. Fails when one does, or `resultSelector` throws.
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

    /// Emits the elements of all the collection's sources. Fails when one does.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        if collection.isEmpty { return .just([]) }
        return Single(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
