extension ObservableType {
    /// Passes the latest elements of all sources to `resultSelector` whenever a source emits, and emits the result.
    /// Emits nothing until every source has emitted.
    ///
    /// Completes when all sources have completed. Completes early when an element arrives that can never be combined:
    /// all other sources have completed, and one of them has not emitted. Fails if a source fails, or if
    /// `resultSelector` throws. If the collection is empty, passes an empty array to `resultSelector`, emits the result
    /// and completes.
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

    /// Emits an array of the latest elements of all sources whenever a source emits. Emits nothing until every source
    /// has emitted.
    ///
    /// Completes when all sources have completed. Completes early when an element arrives that can never be combined:
    /// all other sources have completed, and one of them has not emitted. Fails if a source fails. If the collection is
    /// empty, emits an empty array and completes.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(
            Element?.self, of: collection, emitsForNoSources: true, .anywhere { $0 })
    }
}
