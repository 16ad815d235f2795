extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all the collection's sources, then of the second, and so on.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
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

    /// Emits the first elements of all the collection's sources, then the second, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
