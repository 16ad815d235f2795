extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all the collection's sources; of `[]` when
    /// it is empty. Fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Result> where Collection.Element == Single<Element> {
        if collection.isEmpty { return Single(raw: Observable.just([]).map(resultSelector, file: file, line: line)) }
        return Single(
            raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits the elements of all the collection's sources. Fails when one does.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        if collection.isEmpty { return .just([]) }
        return Single(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
