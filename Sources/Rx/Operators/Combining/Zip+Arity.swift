// A closure after a parameter pack does not inherit its actor (Swift 6.3), so up to eight sources have their own forms.
extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>).self,
            source1.asObservable(),
            source2.asObservable(), source3.asObservable(), source4.asObservable(), Function4(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>, ZipSlot<O5.Element>)
                .self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), Function5(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (
                ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>, ZipSlot<O5.Element>,
                ZipSlot<O6.Element>
            )
            .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), Function6(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (
                ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>, ZipSlot<O5.Element>,
                ZipSlot<O6.Element>, ZipSlot<O7.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), Function7(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (
                ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>, ZipSlot<O5.Element>,
                ZipSlot<O6.Element>, ZipSlot<O7.Element>, ZipSlot<O8.Element>
            ).self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            Function8(resultSelector), site)
    }
}
