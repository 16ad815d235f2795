// Written by scripts/arity.

extension ObservableType {
    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// Begins when each source has emitted an element. Completes when all sources have completed, or when the result
    /// can emit no more elements. Fails when a source fails or `resultSelector` throws.
    ///
    /// See [CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: ObservableType, T2: ObservableType>(
        _ source1: T1, _ source2: T2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?).self, source1.asObservable(), source2.asObservable(), Function2(resultSelector),
            site)
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: ObservableType, T2: ObservableType, T3: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?).self, source1.asObservable(), source2.asObservable(),
            source3.asObservable(), Function3(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?).self, source1.asObservable(), source2.asObservable(),
            source3.asObservable(), source4.asObservable(), Function4(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element) throws ->
            Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?).self, source1.asObservable(),
            source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
            Function5(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)
            throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?, T6.Element?).self, source1.asObservable(),
            source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
            source6.asObservable(), Function6(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element
            ) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?, T6.Element?, T7.Element?).self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), Function7(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType, T8: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element
            ) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest")
        return Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?, T6.Element?, T7.Element?, T8.Element?)
                .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            Function8(resultSelector), site)
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: ObservableType, T2: ObservableType>(
        _ source1: T1, _ source2: T2
    ) -> Observable<(T1.Element, T2.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?).self, source1.asObservable(), source2.asObservable(), .anywhere { ($0, $1) })
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: ObservableType, T2: ObservableType, T3: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3
    ) -> Observable<(T1.Element, T2.Element, T3.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?).self, source1.asObservable(), source2.asObservable(),
            source3.asObservable(), .anywhere { ($0, $1, $2) })
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?).self, source1.asObservable(), source2.asObservable(),
            source3.asObservable(), source4.asObservable(), .anywhere { ($0, $1, $2, $3) })
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?).self, source1.asObservable(),
            source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
            .anywhere { ($0, $1, $2, $3, $4) })
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?, T6.Element?).self, source1.asObservable(),
            source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
            source6.asObservable(), .anywhere { ($0, $1, $2, $3, $4, $5) })
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?, T6.Element?, T7.Element?).self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(),
            .anywhere { ($0, $1, $2, $3, $4, $5, $6) })
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType, T8: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element)> {
        Combination.observable(
            (T1.Element?, T2.Element?, T3.Element?, T4.Element?, T5.Element?, T6.Element?, T7.Element?, T8.Element?)
                .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            .anywhere { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}

extension ObservableType {
    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// Buffers the elements of a source until every other source has a matching element. Completes when all sources
    /// have completed. Fails when a source fails or `resultSelector` throws.
    ///
    /// See [Zip](https://reactivex.io/documentation/operators/zip.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: ObservableType, T2: ObservableType>(
        _ source1: T1, _ source2: T2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>).self, source1.asObservable(), source2.asObservable(),
            Function2(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: ObservableType, T2: ObservableType, T3: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>).self, source1.asObservable(),
            source2.asObservable(), source3.asObservable(), Function3(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>).self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            Function4(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element) throws ->
            Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>)
                .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), Function5(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)
            throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (
                ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>,
                ZipSlot<T6.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), Function6(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element
            ) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (
                ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>,
                ZipSlot<T6.Element>, ZipSlot<T7.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), Function7(resultSelector), site)
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType, T8: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element
            ) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip")
        return Combination.observable(
            (
                ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>,
                ZipSlot<T6.Element>, ZipSlot<T7.Element>, ZipSlot<T8.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            Function8(resultSelector), site)
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: ObservableType, T2: ObservableType>(
        _ source1: T1, _ source2: T2
    ) -> Observable<(T1.Element, T2.Element)> {
        Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>).self, source1.asObservable(), source2.asObservable(),
            .anywhere { ($0, $1) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: ObservableType, T2: ObservableType, T3: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3
    ) -> Observable<(T1.Element, T2.Element, T3.Element)> {
        Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>).self, source1.asObservable(),
            source2.asObservable(), source3.asObservable(), .anywhere { ($0, $1, $2) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType>(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element)> {
        Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>).self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            .anywhere { ($0, $1, $2, $3) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element)> {
        Combination.observable(
            (ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>)
                .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), .anywhere { ($0, $1, $2, $3, $4) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element)> {
        Combination.observable(
            (
                ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>,
                ZipSlot<T6.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), .anywhere { ($0, $1, $2, $3, $4, $5) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element)> {
        Combination.observable(
            (
                ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>,
                ZipSlot<T6.Element>, ZipSlot<T7.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(),
            .anywhere { ($0, $1, $2, $3, $4, $5, $6) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<
        T1: ObservableType, T2: ObservableType, T3: ObservableType, T4: ObservableType, T5: ObservableType,
        T6: ObservableType, T7: ObservableType, T8: ObservableType
    >(
        _ source1: T1, _ source2: T2, _ source3: T3, _ source4: T4, _ source5: T5, _ source6: T6, _ source7: T7,
        _ source8: T8
    ) -> Observable<(T1.Element, T2.Element, T3.Element, T4.Element, T5.Element, T6.Element, T7.Element, T8.Element)> {
        Combination.observable(
            (
                ZipSlot<T1.Element>, ZipSlot<T2.Element>, ZipSlot<T3.Element>, ZipSlot<T4.Element>, ZipSlot<T5.Element>,
                ZipSlot<T6.Element>, ZipSlot<T7.Element>, ZipSlot<T8.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            .anywhere { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}
