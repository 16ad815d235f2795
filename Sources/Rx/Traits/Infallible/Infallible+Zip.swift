extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public static func zip<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (I1.Element, I2.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (I1.Element, I2.Element, I3.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, each Source: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source: repeat each Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                I1.Element, I2.Element, I3.Element, I4.Element, repeat (each Source).Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all the collection's sources, then of the second, and so on.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            raw: .zip(
                collection.map { $0.asObservable() }, resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits the first elements of all the collection's sources, then the second, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}

extension InfallibleType where Element == Any {
    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2
    ) -> Infallible<(I1.Element, I2.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable()))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3
    ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, each Source: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source: repeat each Source
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, repeat (each Source).Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable()))
    }
}
