extension Combination {
    // What has parameter packs, here and in the operators, is neither inlined nor specialised: optimised, a call of it hands over
    // packs of sources that are gone (Swift 6.3), and the program stops at a null.

    /// For more than eight sources.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") @usableFromInline
    static func packed<each S: Slot, Result>(
        _ slots: (repeat each S).Type, _ source: repeat Observable<(each S).Element>,
        combine: PackFunction<repeat (each S).Element, Result>, _ site: CallSite?
    ) -> Observable<Result> {
        let arity = Arity(slots, source: repeat each source, combine: combine, site)
        return Observable(arity.attach)
    }

    /// For four sources and more, without a closure: makes tuples.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") @usableFromInline
    static func packed<each S: Slot>(
        _ slots: (repeat each S).Type, _ source: repeat Observable<(each S).Element>
    ) -> Observable<(repeat (each S).Element)> {
        Observable(TupleArity(slots, source: repeat each source).attach)
    }

    /// For all sources of a collection.
    ///
    /// - Parameter emitsOfNone: Whether a result is made of no sources, as each has emitted.
    @inlinable
    static func observable<S: Slot, Sources: Collection, Result>(
        _ slot: S.Type, of sources: Sources, emitsOfNone: Bool, _ combine: Function<[S.Element], Result>,
        _ site: CallSite? = nil
    ) -> Observable<Result> where Sources.Element: ObservableType, Sources.Element.Element == S.Element {
        let sources = sources.map { $0.asObservable() }
        if let site {
            return .sharing(site) { delivery in
                observable(slot, of: sources.map { $0.brought(by: delivery) }, emitsOfNone: emitsOfNone, combine)
            }.started(on: sources.isEmpty ? site : nil)
        }
        return Observable { sink in
            guard !sources.isEmpty else {
                if emitsOfNone { do { sink.next(try combine([])) } catch { return sink.lifetime.fail(error) } }
                return sink.lifetime.complete()
            }
            let combination = SlotCombination(
                count: sources.count, completesWhenStuck: true, sources.map { _ in S() }, combine, sink)
            let emit = {
                let slots = combination.slots.indices
                sink.next(try combine(slots.map { combination.slots[$0].read(for: combination) }))
            }
            for (index, source) in sources.enumerated() {
                combination.subscribe(source, emit) { combination.slots[index].put($0) }
            }
        }
    }
}

/// Any number of sources. A type with methods, and no closure over the packs: the compiler does not take those.
@usableFromInline
struct Arity<each S: Slot, Result> {
    @usableFromInline let source: (repeat Observable<(each S).Element>)
    @usableFromInline let combine: PackFunction<repeat (each S).Element, Result>
    @usableFromInline let site: CallSite?

    @inlinable
    init(
        _: (repeat each S).Type, source: repeat Observable<(each S).Element>,
        combine: PackFunction<repeat (each S).Element, Result>, _ site: CallSite?
    ) {
        self.source = (repeat each source)
        self.combine = combine
        self.site = site
    }

    @inlinable
    func attach(_ sink: Sink<Result>) {
        let counter = SlotCounter()
        let subscription = Subscription(
            sink: sink, combine: combine, slot: (repeat counter.slot((each S).self)))
        let combination = Combination(
            count: counter.count, completesWhenStuck: counter.completesWhenStuck, result: sink.lifetime)
        let emit = { try subscription.emit(combination) }
        let delivery = site.map(ActorDelivery.init(of:))
        repeat combination.subscribe((each source).brought(by: delivery), emit, each subscription.slot)
    }

    @usableFromInline
    struct Subscription {
        @usableFromInline let sink: Sink<Result>
        @usableFromInline let combine: PackFunction<repeat (each S).Element, Result>
        @usableFromInline let slot: (repeat Cell<each S>)

        @inlinable
        init(
            sink: Sink<Result>, combine: PackFunction<repeat (each S).Element, Result>, slot: (repeat Cell<each S>)
        ) {
            self.sink = sink
            self.combine = combine
            self.slot = slot
        }

        @inlinable
        func emit(_ combination: Combination) throws {
            sink.next(try combine(repeat (each slot).value.read(for: combination)))
        }
    }
}

/// Any number of sources, of which it makes tuples. Not an ``Arity`` with a function that makes them: converting a
/// function over packs crashes the compiler (Swift 6.3).
@usableFromInline
struct TupleArity<each S: Slot> {
    @usableFromInline let source: (repeat Observable<(each S).Element>)

    @inlinable
    init(_: (repeat each S).Type, source: repeat Observable<(each S).Element>) {
        self.source = (repeat each source)
    }

    @inlinable
    func attach(_ sink: Sink<(repeat (each S).Element)>) {
        let counter = SlotCounter()
        let subscription = Subscription(sink: sink, slot: (repeat counter.slot((each S).self)))
        let combination = Combination(
            count: counter.count, completesWhenStuck: counter.completesWhenStuck, result: sink.lifetime)
        let emit = { try subscription.emit(combination) }
        repeat combination.subscribe(each source, emit, each subscription.slot)
    }

    @usableFromInline
    struct Subscription {
        @usableFromInline let sink: Sink<(repeat (each S).Element)>
        @usableFromInline let slot: (repeat Cell<each S>)

        @inlinable
        init(sink: Sink<(repeat (each S).Element)>, slot: (repeat Cell<each S>)) {
            self.sink = sink
            self.slot = slot
        }

        @inlinable
        func emit(_ combination: Combination) throws {
            sink.next((repeat (each slot).value.read(for: combination)))
        }
    }
}

extension Combination {
    /// A form without closure, for packs.
    @inlinable
    final func subscribe<S: Slot>(
        _ source: Observable<S.Element>, _ emit: @escaping () throws -> Void, _ slot: Cell<S>
    ) {
        subscribe(source, emit) { slot.value.put($0) }
    }
}

/// Makes slots and counts them.
@usableFromInline
final class SlotCounter {
    @usableFromInline var count = 0
    @usableFromInline var completesWhenStuck = false

    @inlinable
    init() {}

    @inlinable
    func slot<S: Slot>(_: S.Type) -> Cell<S> {
        count += 1
        completesWhenStuck = S.completesWhenStuck
        return Cell(S())
    }
}
