// Written by scripts/arity.

extension Combination {
    @inlinable
    static func observable<S1: Slot, S2: Slot, Result>(
        _ slots: (S1, S2).Type, _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>,
        _ combine: Function2<S1.Element, S2.Element, Result>, _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(slots, source1.brought(by: delivery), source2.brought(by: delivery), combine)
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 2, completesWhenStuck: S1.completesWhenStuck, (S1(), S2()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
            }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, Result>(
        _ slots: (S1, S2, S3).Type, _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>,
        _ source3: Observable<S3.Element>,
        _ combine: Function3<S1.Element, S2.Element, S3.Element, Result>, _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slots, source1.brought(by: delivery), source2.brought(by: delivery), source3.brought(by: delivery),
                    combine)
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 3, completesWhenStuck: S1.completesWhenStuck, (S1(), S2(), S3()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination),
                        combination.slots.2.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
                combination.subscribe(source3, emit) { combination.slots.2.put($0) }
            }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, Result>(
        _ slots: (S1, S2, S3, S4).Type, _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>,
        _ source3: Observable<S3.Element>, _ source4: Observable<S4.Element>,
        _ combine: Function4<S1.Element, S2.Element, S3.Element, S4.Element, Result>, _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slots, source1.brought(by: delivery), source2.brought(by: delivery), source3.brought(by: delivery),
                    source4.brought(by: delivery), combine)
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 4, completesWhenStuck: S1.completesWhenStuck, (S1(), S2(), S3(), S4()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination),
                        combination.slots.2.read(for: combination), combination.slots.3.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
                combination.subscribe(source3, emit) { combination.slots.2.put($0) }
                combination.subscribe(source4, emit) { combination.slots.3.put($0) }
            }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, Result>(
        _ slots: (S1, S2, S3, S4, S5).Type, _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>,
        _ source3: Observable<S3.Element>, _ source4: Observable<S4.Element>, _ source5: Observable<S5.Element>,
        _ combine: Function5<S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, Result>,
        _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slots, source1.brought(by: delivery), source2.brought(by: delivery), source3.brought(by: delivery),
                    source4.brought(by: delivery), source5.brought(by: delivery), combine)
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 5, completesWhenStuck: S1.completesWhenStuck, (S1(), S2(), S3(), S4(), S5()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination),
                        combination.slots.2.read(for: combination), combination.slots.3.read(for: combination),
                        combination.slots.4.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
                combination.subscribe(source3, emit) { combination.slots.2.put($0) }
                combination.subscribe(source4, emit) { combination.slots.3.put($0) }
                combination.subscribe(source5, emit) { combination.slots.4.put($0) }
            }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, S6: Slot, Result>(
        _ slots: (S1, S2, S3, S4, S5, S6).Type, _ source1: Observable<S1.Element>, _ source2: Observable<S2.Element>,
        _ source3: Observable<S3.Element>, _ source4: Observable<S4.Element>, _ source5: Observable<S5.Element>,
        _ source6: Observable<S6.Element>,
        _ combine: Function6<S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, Result>,
        _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slots, source1.brought(by: delivery), source2.brought(by: delivery), source3.brought(by: delivery),
                    source4.brought(by: delivery), source5.brought(by: delivery), source6.brought(by: delivery), combine
                )
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 6, completesWhenStuck: S1.completesWhenStuck, (S1(), S2(), S3(), S4(), S5(), S6()), combine, sink
            )
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination),
                        combination.slots.2.read(for: combination), combination.slots.3.read(for: combination),
                        combination.slots.4.read(for: combination), combination.slots.5.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
                combination.subscribe(source3, emit) { combination.slots.2.put($0) }
                combination.subscribe(source4, emit) { combination.slots.3.put($0) }
                combination.subscribe(source5, emit) { combination.slots.4.put($0) }
                combination.subscribe(source6, emit) { combination.slots.5.put($0) }
            }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, S6: Slot, S7: Slot, Result>(
        _ slots: (S1, S2, S3, S4, S5, S6, S7).Type, _ source1: Observable<S1.Element>,
        _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>, _ source4: Observable<S4.Element>,
        _ source5: Observable<S5.Element>, _ source6: Observable<S6.Element>, _ source7: Observable<S7.Element>,
        _ combine: Function7<
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, Result
        >, _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slots, source1.brought(by: delivery), source2.brought(by: delivery), source3.brought(by: delivery),
                    source4.brought(by: delivery), source5.brought(by: delivery), source6.brought(by: delivery),
                    source7.brought(by: delivery), combine)
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 7, completesWhenStuck: S1.completesWhenStuck, (S1(), S2(), S3(), S4(), S5(), S6(), S7()),
                combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination),
                        combination.slots.2.read(for: combination), combination.slots.3.read(for: combination),
                        combination.slots.4.read(for: combination), combination.slots.5.read(for: combination),
                        combination.slots.6.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
                combination.subscribe(source3, emit) { combination.slots.2.put($0) }
                combination.subscribe(source4, emit) { combination.slots.3.put($0) }
                combination.subscribe(source5, emit) { combination.slots.4.put($0) }
                combination.subscribe(source6, emit) { combination.slots.5.put($0) }
                combination.subscribe(source7, emit) { combination.slots.6.put($0) }
            }
        }
    }

    @inlinable
    static func observable<S1: Slot, S2: Slot, S3: Slot, S4: Slot, S5: Slot, S6: Slot, S7: Slot, S8: Slot, Result>(
        _ slots: (S1, S2, S3, S4, S5, S6, S7, S8).Type, _ source1: Observable<S1.Element>,
        _ source2: Observable<S2.Element>, _ source3: Observable<S3.Element>, _ source4: Observable<S4.Element>,
        _ source5: Observable<S5.Element>, _ source6: Observable<S6.Element>, _ source7: Observable<S7.Element>,
        _ source8: Observable<S8.Element>,
        _ combine: Function8<
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element, Result
        >, _ site: CallSite? = nil
    ) -> Observable<Result> {
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slots, source1.brought(by: delivery), source2.brought(by: delivery), source3.brought(by: delivery),
                    source4.brought(by: delivery), source5.brought(by: delivery), source6.brought(by: delivery),
                    source7.brought(by: delivery), source8.brought(by: delivery), combine)
            }
        }
        return Observable { sink in
            let combination = SlotCombination(
                count: 8, completesWhenStuck: S1.completesWhenStuck, (S1(), S2(), S3(), S4(), S5(), S6(), S7(), S8()),
                combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.read(for: combination), combination.slots.1.read(for: combination),
                        combination.slots.2.read(for: combination), combination.slots.3.read(for: combination),
                        combination.slots.4.read(for: combination), combination.slots.5.read(for: combination),
                        combination.slots.6.read(for: combination), combination.slots.7.read(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.put($0) }
                combination.subscribe(source2, emit) { combination.slots.1.put($0) }
                combination.subscribe(source3, emit) { combination.slots.2.put($0) }
                combination.subscribe(source4, emit) { combination.slots.3.put($0) }
                combination.subscribe(source5, emit) { combination.slots.4.put($0) }
                combination.subscribe(source6, emit) { combination.slots.5.put($0) }
                combination.subscribe(source7, emit) { combination.slots.6.put($0) }
                combination.subscribe(source8, emit) { combination.slots.7.put($0) }
            }
        }
    }
}
