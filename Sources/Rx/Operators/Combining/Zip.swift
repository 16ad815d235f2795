extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all the collection's sources, then of the second, and so on.
    ///
    /// Completes when all sources have, or with an element for which there can be no partner because all other sources have
    /// completed; fails when one does, or `resultSelector` throws.
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
            ZipSlot<Collection.Element.Element>.self, of: collection, emitsOfNone: false, Function(resultSelector), site
        )
    }

    /// Emits the first elements of all the collection's sources, then the second elements, and so on.
    ///
    /// Completes when all sources have, or with an element for which there can be no partner because all other sources have
    /// completed; fails when one does.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(
            ZipSlot<Element>.self, of: collection, emitsOfNone: false, .anywhere { $0 })
    }
}
