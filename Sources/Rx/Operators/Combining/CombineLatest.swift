extension ObservableType {
    /// Passes the latest elements of all sources in the collection to `resultSelector`, whenever one of them emits, and
    /// emits the result. Emits nothing before each source has emitted.
    ///
    /// Completes when all sources have completed. Completes early when an element arrives that no result can use,
    /// because all other sources have completed and one of them has not emitted. Fails if a source fails, or if
    /// `resultSelector` throws. If the collection is empty, emits one result, made of no elements, and completes.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            Collection.Element.Element?.self, of: collection, emitsForNoSources: true, Function(resultSelector), site)
    }

    /// Emits the latest elements of all sources in the collection, whenever one of them emits. Emits nothing before
    /// each source has emitted.
    ///
    /// Completes when all sources have completed. Completes early when an element arrives that no result can use,
    /// because all other sources have completed and one of them has not emitted. Fails if a source fails. If the
    /// collection is empty, emits an empty array and completes.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(
            Element?.self, of: collection, emitsForNoSources: true, .anywhere { $0 })
    }
}
