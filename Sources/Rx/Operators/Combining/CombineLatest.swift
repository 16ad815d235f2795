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
        let site = CallSite.of(resultSelector.isolation, "combineLatest", file, line)
        return Combination.observable(
            (O1.Element?, O2.Element?).self, source1.asObservable(), source2.asObservable(), Function2(resultSelector),
            site)
    }

    /// Emits, whenever a source does, what `resultSelector` makes of the latest elements of all of them.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (O1.Element, O2.Element, O3.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "combineLatest", file, line)
        return Combination.observable(
            (O1.Element?, O2.Element?, O3.Element?).self, source1.asObservable(), source2.asObservable(),
            source3.asObservable(), Function3(resultSelector), site)
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
        let site = CallSite.of(resultSelector.isolation, "combineLatest", file, line)
        return Combination.packed(
            (O1.Element?, O2.Element?, O3.Element?, O4.Element?, repeat (each Source).Element?).self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            repeat (each source).asObservable(), combine: PackFunction(resultSelector), site)
    }

    /// Emits, whenever one of the collection's sources does, what `resultSelector` makes of the latest elements of all of them.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let site = CallSite.of(resultSelector.isolation, "combineLatest", file, line)
        return Combination.observable(
            Collection.Element.Element?.self, of: collection, emitsOfNone: true, Function(resultSelector), site)
    }

    /// Emits, whenever one of the collection's sources does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(
            Element?.self, of: collection, emitsOfNone: true, .anywhere { $0 })
    }
}

extension ObservableType where Element == Any {
    /// Emits, whenever a source does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Combination.observable(
            (O1.Element?, O2.Element?).self, source1.asObservable(), source2.asObservable(), .anywhere { ($0, $1) })
    }

    /// Emits, whenever a source does, the latest elements of all of them.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Combination.observable(
            (O1.Element?, O2.Element?, O3.Element?).self, source1.asObservable(), source2.asObservable(),
            source3.asObservable(), .anywhere { ($0, $1, $2) })
    }

    /// Emits, whenever a source does, the latest elements of all of them.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Source: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source: repeat each Source
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Source).Element)> {
        Combination.packed(
            (O1.Element?, O2.Element?, O3.Element?, O4.Element?, repeat (each Source).Element?).self,
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            repeat (each source).asObservable())
    }
}
