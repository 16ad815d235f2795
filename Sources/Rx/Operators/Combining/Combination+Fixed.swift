// Up to eight sources have forms of their own: what reads a parameter pack is not specialised (15 times as slow).
extension Combination {
    @inlinable
    static func observable<S1: Slot, S2: Slot, Result>(
        _: (S1, S2).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>,
        _ combine: Function2<S1.Element, S2.Element, Result>
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2()))
            let combination = Combination(count: 2, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, Result>(
        _: (S1, S2, S3).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>,
        _ combine: Function3<S1.Element, S2.Element, S3.Element, Result>
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2(), S3()))
            let combination = Combination(count: 3, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0), slots.value.2.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
            combination.subscribe(source3) { slots.value.2.put($0) }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, Result>(
        _: (S1, S2, S3, S4).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>,
        _ source4: Observable<S4.Element>,
        _ combine: Function4<S1.Element, S2.Element, S3.Element, S4.Element, Result>
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2(), S3(), S4()))
            let combination = Combination(count: 4, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0), slots.value.2.read(for: $0),
                        slots.value.3.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
            combination.subscribe(source3) { slots.value.2.put($0) }
            combination.subscribe(source4) { slots.value.3.put($0) }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, Result>(
        _: (S1, S2, S3, S4, S5).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>,
        _ source4: Observable<S4.Element>, _ source5: Observable<S5.Element>,
        _ combine: Function5<S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, Result>
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2(), S3(), S4(), S5()))
            let combination = Combination(count: 5, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0), slots.value.2.read(for: $0),
                        slots.value.3.read(for: $0), slots.value.4.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
            combination.subscribe(source3) { slots.value.2.put($0) }
            combination.subscribe(source4) { slots.value.3.put($0) }
            combination.subscribe(source5) { slots.value.4.put($0) }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, S6: Slot, Result>(
        _: (S1, S2, S3, S4, S5, S6).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>,
        _ source4: Observable<S4.Element>, _ source5: Observable<S5.Element>, _ source6: Observable<S6.Element>,
        _ combine: Function6<S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, Result>
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2(), S3(), S4(), S5(), S6()))
            let combination = Combination(count: 6, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0), slots.value.2.read(for: $0),
                        slots.value.3.read(for: $0), slots.value.4.read(for: $0), slots.value.5.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
            combination.subscribe(source3) { slots.value.2.put($0) }
            combination.subscribe(source4) { slots.value.3.put($0) }
            combination.subscribe(source5) { slots.value.4.put($0) }
            combination.subscribe(source6) { slots.value.5.put($0) }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, S6: Slot, S7: Slot, Result>(
        _: (S1, S2, S3, S4, S5, S6, S7).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>,
        _ source4: Observable<S4.Element>, _ source5: Observable<S5.Element>, _ source6: Observable<S6.Element>,
        _ source7: Observable<S7.Element>,
        _ combine: Function7<S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, Result>
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2(), S3(), S4(), S5(), S6(), S7()))
            let combination = Combination(count: 7, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0), slots.value.2.read(for: $0),
                        slots.value.3.read(for: $0), slots.value.4.read(for: $0), slots.value.5.read(for: $0),
                        slots.value.6.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
            combination.subscribe(source3) { slots.value.2.put($0) }
            combination.subscribe(source4) { slots.value.3.put($0) }
            combination.subscribe(source5) { slots.value.4.put($0) }
            combination.subscribe(source6) { slots.value.5.put($0) }
            combination.subscribe(source7) { slots.value.6.put($0) }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, S6: Slot, S7: Slot, S8: Slot, Result>(
        _: (S1, S2, S3, S4, S5, S6, S7, S8).Type,
        _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>,
        _ source4: Observable<S4.Element>, _ source5: Observable<S5.Element>, _ source6: Observable<S6.Element>,
        _ source7: Observable<S7.Element>, _ source8: Observable<S8.Element>,
        _ combine: Function8<
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element, Result
        >
    ) -> Observable<Result> {
        Observable { sink in
            let slots = Cell((S1(), S2(), S3(), S4(), S5(), S6(), S7(), S8()))
            let combination = Combination(count: 8, result: sink.lifetime) {
                sink.next(
                    try combine(
                        slots.value.0.read(for: $0), slots.value.1.read(for: $0), slots.value.2.read(for: $0),
                        slots.value.3.read(for: $0), slots.value.4.read(for: $0), slots.value.5.read(for: $0),
                        slots.value.6.read(for: $0), slots.value.7.read(for: $0)))
            }
            combination.subscribe(source1) { slots.value.0.put($0) }
            combination.subscribe(source2) { slots.value.1.put($0) }
            combination.subscribe(source3) { slots.value.2.put($0) }
            combination.subscribe(source4) { slots.value.3.put($0) }
            combination.subscribe(source5) { slots.value.4.put($0) }
            combination.subscribe(source6) { slots.value.5.put($0) }
            combination.subscribe(source7) { slots.value.6.put($0) }
            combination.subscribe(source8) { slots.value.7.put($0) }
        }
    }
}
