// Written by scripts/arity.

extension InfallibleType {
    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: InfallibleType, T2: InfallibleType>(
        _ source1: T1, _ source2: T2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(raw: .combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element) throws ->
            Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)
            throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType, T8: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: InfallibleType, T2: InfallibleType>(
        _ source1: T1, _ source2: T2
    ) -> Infallible<(T1.Element, T2.Element)> {
        Infallible(raw: Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable()))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3
    ) -> Infallible<(T1.Element, T2.Element, T3.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType, T8: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element)> {
        Infallible(
            raw: Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}

extension InfallibleType {
    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: InfallibleType, T2: InfallibleType>(
        _ source1: T1, _ source2: T2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(raw: .zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element) throws ->
            Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)
            throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType, T8: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: InfallibleType, T2: InfallibleType>(
        _ source1: T1, _ source2: T2
    ) -> Infallible<(T1.Element, T2.Element)> {
        Infallible(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable()))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3
    ) -> Infallible<(T1.Element, T2.Element, T3.Element)> {
        Infallible(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: InfallibleType, T2: InfallibleType, T3: InfallibleType, T4: InfallibleType, T5: InfallibleType,
        T6: InfallibleType, T7: InfallibleType, T8: InfallibleType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8
    ) -> Infallible<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element)> {
        Infallible(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}
