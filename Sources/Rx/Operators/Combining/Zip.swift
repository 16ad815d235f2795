extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second elements, and so on.
    ///
    /// Completes when all sources have; fails when one does, or `resultSelector` throws. Keeps the elements for which another
    /// source has none yet.
    ///
    /// Source: [Zip](https://reactivex.io/documentation/operators/zip.html).
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (O1.Element, O2.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (ZipSlot<O1.Element>, ZipSlot<O2.Element>).self, source1.asObservable(), source2.asObservable(),
            Function2(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (O1.Element, O2.Element, O3.Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            (ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>).self, source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(), Function3(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Source: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source: repeat each Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (
                O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Source).Element
            ) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.packed(
            (
                ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>,
                repeat ZipSlot<(each Source).Element>
            )
            .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            repeat (each source).asObservable(), combine: PackFunction(resultSelector), site)
    }

    /// Emits what `resultSelector` makes of the first elements of all the collection's sources, then of the second, and so on.
    ///
    /// Completes when all sources have, or with an element for which there can be no partner because all other sources have
    /// completed; fails when one does, or `resultSelector` throws.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let site = CallSite.of(resultSelector.isolation, "zip", file, line)
        return Combination.observable(
            ZipSlot<Collection.Element.Element>.self, of: collection, emitsOfNone: false, Function(resultSelector), site
        )
    }

    /// Emits the first elements of all the collection's sources, then the second elements, and so on.
    ///
    /// Completes when all sources have, or with an element for which there can be no partner because all other sources have
    /// completed; fails when one does.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Combination.observable(
            ZipSlot<Element>.self, of: collection, emitsOfNone: false, .anywhere { $0 })
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Combination.observable(
            (ZipSlot<O1.Element>, ZipSlot<O2.Element>).self, source1.asObservable(), source2.asObservable(),
            .anywhere { ($0, $1) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Combination.observable(
            (ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>).self, source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(), .anywhere { ($0, $1, $2) })
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Source: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source: repeat each Source
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Source).Element)> {
        Combination.packed(
            (
                ZipSlot<O1.Element>, ZipSlot<O2.Element>, ZipSlot<O3.Element>, ZipSlot<O4.Element>,
                repeat ZipSlot<(each Source).Element>
            )
            .self, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            repeat (each source).asObservable())
    }
}
