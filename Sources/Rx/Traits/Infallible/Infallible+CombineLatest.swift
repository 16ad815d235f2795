extension InfallibleType {
    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            raw: .combineLatest(
                collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }
}
