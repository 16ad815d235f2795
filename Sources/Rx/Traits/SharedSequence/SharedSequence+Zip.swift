extension SharedSequence {
    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<Collection: Swift.Collection, Source>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Source]) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(
            .zip(
                collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
