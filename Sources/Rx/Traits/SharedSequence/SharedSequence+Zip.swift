extension SharedSequenceConvertibleType {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (E1, E2) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (E1, E2, E3) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<E1, E2, E3, E4, each Other>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source: repeat SharedSequence<SharingStrategy, each Other>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (E1, E2, E3, E4, repeat each Other) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence(
            Observable<Any>.zip(source1.asObservable(), source2.asObservable()))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence(
            Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<E1, E2, E3, E4, each Other>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source: repeat SharedSequence<SharingStrategy, each Other>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, repeat each Other)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable()))
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection, Source>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Source]) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(
            .zip(
                collection.map { $0.asObservable() }, resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}
