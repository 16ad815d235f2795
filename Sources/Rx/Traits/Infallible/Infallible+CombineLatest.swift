extension InfallibleType {
    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (I1.Element, I2.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (I1.Element, I2.Element, I3.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func combineLatest<
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
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits, whenever one of the collection's sources does, what `resultSelector` makes of the latest elements of all of them.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            raw: .combineLatest(
                collection.map { $0.asObservable() }, resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits, whenever one of the collection's sources does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }
}

extension InfallibleType where Element == Any {
    /// Emits, whenever a source does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2
    ) -> Infallible<(I1.Element, I2.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable()))
    }

    /// Emits, whenever a source does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3
    ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits, whenever a source does, the latest elements of all of them.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, each Source: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source: repeat each Source
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, repeat (each Source).Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable()))
    }
}
