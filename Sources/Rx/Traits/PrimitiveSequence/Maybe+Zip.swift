extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits what `resultSelector` makes of the elements of all sources. Completes without an element when all have completed
    /// and one had none; fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: Maybe<E1>, _ source2: Maybe<E2>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (E1, E2) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the elements of all sources. Completes without an element when all have completed
    /// and one had none; fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (E1, E2, E3) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }

    /// Emits what `resultSelector` makes of the elements of all sources. Completes without an element when all have completed
    /// and one had none; fails when one does, or `resultSelector` throws.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<E1, E2, E3, E4, each Other>(
        _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
        _ source: repeat Maybe<each Other>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (E1, E2, E3, E4, repeat each Other) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable(),
                resultSelector: resultSelector, file: file, line: line))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    /// Emits the elements of all sources. Completes without an element when all have completed and one had none; fails when one
    /// does.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: Maybe<E1>, _ source2: Maybe<E2>
    ) -> Maybe<(E1, E2)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all have completed and one had none; fails when one
    /// does.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>
    ) -> Maybe<(E1, E2, E3)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all have completed and one had none; fails when one
    /// does.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<E1, E2, E3, E4, each Other>(
        _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
        _ source: repeat Maybe<each Other>
    ) -> Maybe<(E1, E2, E3, E4, repeat each Other)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                repeat (each source).asObservable()))
    }
}
