extension ObservableType {
    /// Passes the first elements of all sources to `resultSelector`, then the second elements, and so on, and emits the
    /// results.
    ///
    /// Completes when all sources have completed. Completes early when an element arrives that can never be combined:
    /// all other sources have completed, and one of them has no element left. Completes at once if the collection is
    /// empty. Fails if a source fails, or if `resultSelector` throws. Elements that wait for others are kept without
    /// limit.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            ZipSlot<Collection.Element.Element>.self, of: collection, emitsForNoSources: false,
            Function(resultSelector), site
        )
    }

    /// Emits an array of the first elements of all sources, then an array of the second elements, and so on.
    ///
    /// Completes when all sources have completed. Completes early when an element arrives that can never be combined:
    /// all other sources have completed, and one of them has no element left. Completes at once if the collection is
    /// empty. Fails if a source fails. Elements that wait for others are kept without limit.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(
            ZipSlot<Element>.self, of: collection, emitsForNoSources: false, .anywhere { $0 })
    }
}
