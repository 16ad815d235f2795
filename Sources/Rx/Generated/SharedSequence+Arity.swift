// Written by scripts/arity.

extension SharedSequenceConvertibleType {
    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType>(
        _ source1: T1, _ source2: T2,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1.Element, T2.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)
            -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element
            ) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType, T8: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element
            ) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self), source8.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType>(
        _ source1: T1, _ source2: T2
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element)> {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element)> {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element)> {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element)> {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)> {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7
    ) -> SharedSequence<
        SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element)
    > {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType, T8: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8
    ) -> SharedSequence<
        SharingStrategy,
        (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element)
    > {
        SharedSequence(
            Observable<Any>.combineLatest(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self), source8.asObservable(for: SharingStrategy.self)))
    }
}

extension SharedSequenceConvertibleType {
    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType>(
        _ source1: T1, _ source2: T2,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (T1.Element, T2.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)
            -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element
            ) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType, T8: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element
            ) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self), source8.asObservable(for: SharingStrategy.self),
                resultSelector: resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType>(
        _ source1: T1, _ source2: T2
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6
    ) -> SharedSequence<SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)> {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7
    ) -> SharedSequence<
        SharingStrategy, (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element)
    > {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self)))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: SharedSequenceConvertibleType, T2: SharedSequenceConvertibleType, T3: SharedSequenceConvertibleType,
        T4: SharedSequenceConvertibleType, T5: SharedSequenceConvertibleType, T6: SharedSequenceConvertibleType,
        T7: SharedSequenceConvertibleType, T8: SharedSequenceConvertibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8
    ) -> SharedSequence<
        SharingStrategy,
        (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element)
    > {
        SharedSequence(
            Observable<Any>.zip(
                source1.asObservable(for: SharingStrategy.self), source2.asObservable(for: SharingStrategy.self),
                source3.asObservable(for: SharingStrategy.self), source4.asObservable(for: SharingStrategy.self),
                source5.asObservable(for: SharingStrategy.self), source6.asObservable(for: SharingStrategy.self),
                source7.asObservable(for: SharingStrategy.self), source8.asObservable(for: SharingStrategy.self)))
    }
}
