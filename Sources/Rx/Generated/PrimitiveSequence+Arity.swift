// Written by scripts/arity.

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2>(
        _ source1: Single<T1>, _ source2: Single<T2>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2) throws -> Element
    ) -> Single<Element> {
        Single(raw: .zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2, T3) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2, T3, T4) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5, T6>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>, _ source6: Single<T6>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5, T6) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5, T6, T7>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>, _ source6: Single<T6>, _ source7: Single<T7>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5, T6, T7) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Fails if a source fails or
    /// `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5, T6, T7, T8>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>, _ source6: Single<T6>, _ source7: Single<T7>, _ source8: Single<T8>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5, T6, T7, T8) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2>(
        _ source1: Single<T1>, _ source2: Single<T2>
    ) -> Single<(T1, T2)> {
        Single(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable()))
    }

    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>
    ) -> Single<(T1, T2, T3)> {
        Single(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>
    ) -> Single<(T1, T2, T3, T4)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>
    ) -> Single<(T1, T2, T3, T4, T5)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()))
    }

    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5, T6>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>, _ source6: Single<T6>
    ) -> Single<(T1, T2, T3, T4, T5, T6)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()))
    }

    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5, T6, T7>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>, _ source6: Single<T6>, _ source7: Single<T7>
    ) -> Single<(T1, T2, T3, T4, T5, T6, T7)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Emits the elements of all sources. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5, T6, T7, T8>(
        _ source1: Single<T1>, _ source2: Single<T2>, _ source3: Single<T3>, _ source4: Single<T4>,
        _ source5: Single<T5>, _ source6: Single<T6>, _ source7: Single<T7>, _ source8: Single<T8>
    ) -> Single<(T1, T2, T3, T4, T5, T6, T7, T8)> {
        Single(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2) throws -> Element
    ) -> Maybe<Element> {
        Maybe(raw: .zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2, T3) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2, T3, T4) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5, T6>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        _ source6: Maybe<T6>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5, T6) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5, T6, T7>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        _ source6: Maybe<T6>, _ source7: Maybe<T7>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5, T6, T7) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the elements of all sources. Completes without an element when all
    /// sources have completed and one had no element. Fails if a source fails or `resultSelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1, T2, T3, T4, T5, T6, T7, T8>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        _ source6: Maybe<T6>, _ source7: Maybe<T7>, _ source8: Maybe<T8>,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1, T2, T3, T4, T5, T6, T7, T8) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>
    ) -> Maybe<(T1, T2)> {
        Maybe(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>
    ) -> Maybe<(T1, T2, T3)> {
        Maybe(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>
    ) -> Maybe<(T1, T2, T3, T4)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>
    ) -> Maybe<(T1, T2, T3, T4, T5)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5, T6>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        _ source6: Maybe<T6>
    ) -> Maybe<(T1, T2, T3, T4, T5, T6)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5, T6, T7>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        _ source6: Maybe<T6>, _ source7: Maybe<T7>
    ) -> Maybe<(T1, T2, T3, T4, T5, T6, T7)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Emits the elements of all sources. Completes without an element when all sources have completed and one had no
    /// element. Fails if a source fails.
    @inlinable
    public static func zip<T1, T2, T3, T4, T5, T6, T7, T8>(
        _ source1: Maybe<T1>, _ source2: Maybe<T2>, _ source3: Maybe<T3>, _ source4: Maybe<T4>, _ source5: Maybe<T5>,
        _ source6: Maybe<T6>, _ source7: Maybe<T7>, _ source8: Maybe<T8>
    ) -> Maybe<(T1, T2, T3, T4, T5, T6, T7, T8)> {
        Maybe(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}
