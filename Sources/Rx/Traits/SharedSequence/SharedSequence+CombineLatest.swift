extension SharedSequence {
    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<Collection: Swift.Collection, Source>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Source]) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(
            .combineLatest(
                collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(
            Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }
}
