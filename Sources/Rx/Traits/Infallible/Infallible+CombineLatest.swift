extension InfallibleType {
    /// Emits, whenever one of the collection's sources does, what `resultSelector` makes of the latest elements of all of them.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
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

    /// Emits, whenever one of the collection's sources does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }
}
