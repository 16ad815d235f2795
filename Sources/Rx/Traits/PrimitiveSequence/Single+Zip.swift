extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all sources. Fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: Single<E1>, _ source2: Single<E2>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (E1, E2) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the elements of all sources. Fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (E1, E2, E3) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the elements of all sources. Fails when one does, or `resultSelector` throws.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<E1, E2, E3, E4, each Other>(
        _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
        _ source: repeat Single<each Other>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (E1, E2, E3, E4, repeat each Other) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    /// Emits the elements of all sources. Fails when one does.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: Single<E1>, _ source2: Single<E2>
    ) -> Single<(E1, E2)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable()))
    }

    /// Emits the elements of all sources. Fails when one does.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>
    ) -> Single<(E1, E2, E3)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the elements of all sources. Fails when one does.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<E1, E2, E3, E4, each Other>(
        _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
        _ source: repeat Single<each Other>
    ) -> Single<(E1, E2, E3, E4, repeat each Other)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable()))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all the collection's sources; of `[]` when
    /// it is empty. Fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Result> where Collection.Element == Single<Element> {
        if collection.isEmpty { return Single(raw: Observable.just([]).map(resultSelector, file: file, line: line)) }
        return Single(
            raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits the elements of all the collection's sources. Fails when one does.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        if collection.isEmpty { return .just([]) }
        return Single(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
