extension ObservableType {
    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    ///
    /// Begins when each has emitted. Completes when all have, or when none can emit any more; fails when one does, or
    /// `resultSelector` throws.
    ///
    /// Source: [CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html).
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (O1.Element, O2.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let resultSelector = Function2(resultSelector, "combineLatest", file, line)
        return Combination.observable(Latest.self, source1, source2) { try resultSelector($0, $1) }
    }

    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (O1.Element, O2.Element, O3.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let resultSelector = Function3(resultSelector, "combineLatest", file, line)
        return Combination.observable(Latest.self, source1, source2, source3) { try resultSelector($0, $1, $2) }
    }

    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Source: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source: repeat each Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Source).Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let resultSelector = PackFunction(resultSelector, "combineLatest", file, line)
        return Combination.packed(
            Latest.self, source1, source2, source3, source4, repeat each source, combine: resultSelector)
    }

    /// Emits, whenever one of the collection's sources does, what `resultSelector` makes of the latest elements of all of them.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let resultSelector = Function(resultSelector, "combineLatest", file, line)
        return Combination.observable(Latest.self, of: collection) { try resultSelector($0) }
    }

    /// Emits, whenever one of the collection's sources does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(Latest.self, of: collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// Emits, whenever a source does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Combination.observable(Latest.self, source1, source2) { ($0, $1) }
    }

    /// Emits, whenever a source does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Combination.observable(Latest.self, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Emits, whenever a source does, the latest elements of all of them.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Source: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source: repeat each Source
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Source).Element)> {
        Combination.packed(Latest.self, source1, source2, source3, source4, repeat each source)
    }
}
