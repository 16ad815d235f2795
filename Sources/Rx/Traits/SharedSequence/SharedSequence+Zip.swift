extension SharedSequenceConvertibleType {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType>(
        _ source1: S1,
        _ source2: S2,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (S1.Element, S2.Element) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (S1.Element, S2.Element, S3.Element) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType, S4: SharedSequenceConvertibleType, each Other: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        _ source: repeat each Other,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                S1.Element, S2.Element, S3.Element, S4.Element, repeat (each Other).Element
            ) -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                repeat (each source).asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector, file: file, line: line))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType>(
        _ source1: S1,
        _ source2: S2
    ) -> SharedSequence<SharingStrategy, (S1.Element, S2.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inlinable
    public static func zip<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3
    ) -> SharedSequence<SharingStrategy, (S1.Element, S2.Element, S3.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType, S4: SharedSequenceConvertibleType, each Other: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        _ source: repeat each Other
    ) -> SharedSequence<SharingStrategy, (S1.Element, S2.Element, S3.Element, S4.Element, repeat (each Other).Element)>
    {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                repeat (each source).asObservable(for: SharingStrategy.self)))
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
