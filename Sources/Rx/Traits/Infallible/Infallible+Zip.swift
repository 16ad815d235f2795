extension InfallibleType {
    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            raw: .zip(
                collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
