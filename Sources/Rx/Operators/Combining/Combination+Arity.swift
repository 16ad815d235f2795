extension Combination {
    @inlinable
    static func observable<O1: ObservableType, O2: ObservableType, Result, Kind: CombinationKind>(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ combine: @escaping (O1.Element, O2.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let (slot1, slot2) = (Slot<O1.Element, Kind>(), Slot<O2.Element, Kind>())
            let combination = Combination(count: 2, lifetime: sink.lifetime) {
                sink.next(try combine(slot1.read(for: $0), slot2.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
        }
    }

    @inlinable
    static func observable<O1: ObservableType, O2: ObservableType, O3: ObservableType, Result, Kind: CombinationKind>(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ source3: O3,
        _ combine: @escaping (O1.Element, O2.Element, O3.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let (slot1, slot2, slot3) = (Slot<O1.Element, Kind>(), Slot<O2.Element, Kind>(), Slot<O3.Element, Kind>())
            let combination = Combination(count: 3, lifetime: sink.lifetime) {
                sink.next(try combine(slot1.read(for: $0), slot2.read(for: $0), slot3.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
            combination.subscribe(source3.asObservable(), slot3)
        }
    }

    // What has parameter packs, here and in the operators, is neither inlined nor specialised: optimised, a call of it hands over
    // packs of sources that are gone (Swift 6.3), and the program stops at a null.

    /// For more than eight sources.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") @usableFromInline
    static func packed<each Source: ObservableType, Result, Kind: CombinationKind>(
        _ kind: Kind.Type, _ source: repeat each Source,
        combine: PackFunction<repeat (each Source).Element, Result>
    ) -> Observable<Result> {
        let arity = Arity(kind, source: repeat each source, combine: combine)
        return Observable(arity.attach)
    }

    /// For four sources and more, without a closure: makes tuples.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") @usableFromInline
    static func packed<each Source: ObservableType, Kind: CombinationKind>(
        _ kind: Kind.Type, _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        Observable(TupleArity(kind, source: repeat each source).attach)
    }

    /// For all sources of a collection. Of no sources, `combineLatest` makes one result, as each has emitted; `zip` none.
    @inlinable
    static func observable<Sources: Collection, Result, Kind: CombinationKind>(
        _ kind: Kind.Type, of sources: Sources,
        _ combine: @escaping ([Sources.Element.Element]) throws -> Result
    ) -> Observable<Result> where Sources.Element: ObservableType {
        let sources = sources.map { $0.asObservable() }
        return Observable { sink in
            guard !sources.isEmpty else {
                if kind == Paired.self { return sink.lifetime.complete() }
                do { sink.next(try combine([])) } catch { return sink.lifetime.fail(error) }
                return sink.lifetime.complete()
            }
            let slots = sources.map { _ in Slot<Sources.Element.Element, Kind>() }
            let combination = Combination(count: slots.count, lifetime: sink.lifetime) { combination in
                sink.next(try combine(slots.map { $0.read(for: combination) }))
            }
            for (source, slot) in zip(sources, slots) { combination.subscribe(source, slot) }
        }
    }
}

/// Any number of sources. A type with methods, and no closure over the packs: the compiler does not take those.
@usableFromInline
struct Arity<each Source: ObservableType, Result, Kind: CombinationKind> {
    @usableFromInline let source: (repeat each Source)
    @usableFromInline let combine: PackFunction<repeat (each Source).Element, Result>

    @inlinable
    init(
        _ kind: Kind.Type, source: repeat each Source,
        combine: PackFunction<repeat (each Source).Element, Result>
    ) {
        self.source = (repeat each source)
        self.combine = combine
    }

    @inlinable
    func attach(_ sink: Sink<Result>) {
        let counter = SlotCounter()
        let subscription = Subscription(
            sink: sink, combine: combine, slot: (repeat counter.slot(of: (each Source).Element.self, Kind.self)))
        let combination = Combination(count: counter.count, lifetime: sink.lifetime, emit: subscription.emit)
        repeat combination.subscribe((each source).asObservable(), each subscription.slot)
    }

    @usableFromInline
    struct Subscription {
        @usableFromInline let sink: Sink<Result>
        @usableFromInline let combine: PackFunction<repeat (each Source).Element, Result>
        @usableFromInline let slot: (repeat Slot<(each Source).Element, Kind>)

        @inlinable
        init(
            sink: Sink<Result>, combine: PackFunction<repeat (each Source).Element, Result>,
            slot: (repeat Slot<(each Source).Element, Kind>)
        ) {
            self.sink = sink
            self.combine = combine
            self.slot = slot
        }

        @inlinable
        func emit(_ combination: Combination) throws {
            sink.next(try combine(repeat (each slot).read(for: combination)))
        }
    }
}

/// Any number of sources, of which it makes tuples. Not an ``Arity`` with a function that makes them: converting a
/// function over packs crashes the compiler (Swift 6.3).
@usableFromInline
struct TupleArity<each Source: ObservableType, Kind: CombinationKind> {
    @usableFromInline let source: (repeat each Source)

    @inlinable
    init(_ kind: Kind.Type, source: repeat each Source) {
        self.source = (repeat each source)
    }

    @inlinable
    func attach(_ sink: Sink<(repeat (each Source).Element)>) {
        let counter = SlotCounter()
        let subscription = Subscription(
            sink: sink, slot: (repeat counter.slot(of: (each Source).Element.self, Kind.self)))
        let combination = Combination(count: counter.count, lifetime: sink.lifetime, emit: subscription.emit)
        repeat combination.subscribe((each source).asObservable(), each subscription.slot)
    }

    @usableFromInline
    struct Subscription {
        @usableFromInline let sink: Sink<(repeat (each Source).Element)>
        @usableFromInline let slot: (repeat Slot<(each Source).Element, Kind>)

        @inlinable
        init(sink: Sink<(repeat (each Source).Element)>, slot: (repeat Slot<(each Source).Element, Kind>)) {
            self.sink = sink
            self.slot = slot
        }

        @inlinable
        func emit(_ combination: Combination) throws {
            sink.next((repeat (each slot).read(for: combination)))
        }
    }
}

/// Makes slots and counts them.
@usableFromInline
final class SlotCounter {
    @usableFromInline var count = 0

    @inlinable
    init() {}

    @inlinable
    func slot<Element, Kind: CombinationKind>(of: Element.Type, _ kind: Kind.Type) -> Slot<Element, Kind> {
        count += 1
        return Slot()
    }
}
