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
        let resultSelector = Function4(resultSelector, "zip", file, line)
        return Combination.observable(
            Paired.self, source1, source2, source3, source4
        ) { try resultSelector($0, $1, $2, $3) }
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
        let resultSelector = Function5(resultSelector, "zip", file, line)
        return Combination.observable(
            Paired.self, source1, source2, source3, source4, source5
        ) { try resultSelector($0, $1, $2, $3, $4) }
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
        let resultSelector = Function6(resultSelector, "zip", file, line)
        return Combination.observable(
            Paired.self, source1, source2, source3, source4, source5, source6
        ) { try resultSelector($0, $1, $2, $3, $4, $5) }
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
        let resultSelector = Function7(resultSelector, "zip", file, line)
        return Combination.observable(
            Paired.self, source1, source2, source3, source4, source5, source6, source7
        ) { try resultSelector($0, $1, $2, $3, $4, $5, $6) }
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
        let resultSelector = Function8(resultSelector, "zip", file, line)
        return Combination.observable(
            Paired.self, source1, source2, source3, source4, source5, source6, source7, source8
        ) { try resultSelector($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
