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
                count: 2, completesEarly: S1.completesEarly, (S1(), S2()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
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
                count: 3, completesEarly: S1.completesEarly, (S1(), S2(), S3()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination),
                        combination.slots.2.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
                combination.subscribe(source3, emit) { combination.slots.2.store($0) }
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
                count: 4, completesEarly: S1.completesEarly, (S1(), S2(), S3(), S4()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination),
                        combination.slots.2.nextElement(for: combination),
                        combination.slots.3.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
                combination.subscribe(source3, emit) { combination.slots.2.store($0) }
                combination.subscribe(source4, emit) { combination.slots.3.store($0) }
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
                count: 5, completesEarly: S1.completesEarly, (S1(), S2(), S3(), S4(), S5()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination),
                        combination.slots.2.nextElement(for: combination),
                        combination.slots.3.nextElement(for: combination),
                        combination.slots.4.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
                combination.subscribe(source3, emit) { combination.slots.2.store($0) }
                combination.subscribe(source4, emit) { combination.slots.3.store($0) }
                combination.subscribe(source5, emit) { combination.slots.4.store($0) }
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
                count: 6, completesEarly: S1.completesEarly, (S1(), S2(), S3(), S4(), S5(), S6()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination),
                        combination.slots.2.nextElement(for: combination),
                        combination.slots.3.nextElement(for: combination),
                        combination.slots.4.nextElement(for: combination),
                        combination.slots.5.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
                combination.subscribe(source3, emit) { combination.slots.2.store($0) }
                combination.subscribe(source4, emit) { combination.slots.3.store($0) }
                combination.subscribe(source5, emit) { combination.slots.4.store($0) }
                combination.subscribe(source6, emit) { combination.slots.5.store($0) }
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
                count: 7, completesEarly: S1.completesEarly, (S1(), S2(), S3(), S4(), S5(), S6(), S7()), combine, sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination),
                        combination.slots.2.nextElement(for: combination),
                        combination.slots.3.nextElement(for: combination),
                        combination.slots.4.nextElement(for: combination),
                        combination.slots.5.nextElement(for: combination),
                        combination.slots.6.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
                combination.subscribe(source3, emit) { combination.slots.2.store($0) }
                combination.subscribe(source4, emit) { combination.slots.3.store($0) }
                combination.subscribe(source5, emit) { combination.slots.4.store($0) }
                combination.subscribe(source6, emit) { combination.slots.5.store($0) }
                combination.subscribe(source7, emit) { combination.slots.6.store($0) }
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
                count: 8, completesEarly: S1.completesEarly, (S1(), S2(), S3(), S4(), S5(), S6(), S7(), S8()), combine,
                sink)
            let emit = {
                combination.sink.next(
                    try combination.combine(
                        combination.slots.0.nextElement(for: combination),
                        combination.slots.1.nextElement(for: combination),
                        combination.slots.2.nextElement(for: combination),
                        combination.slots.3.nextElement(for: combination),
                        combination.slots.4.nextElement(for: combination),
                        combination.slots.5.nextElement(for: combination),
                        combination.slots.6.nextElement(for: combination),
                        combination.slots.7.nextElement(for: combination)))
            }
            combination.connecting {
                combination.subscribe(source1, emit) { combination.slots.0.store($0) }
                combination.subscribe(source2, emit) { combination.slots.1.store($0) }
                combination.subscribe(source3, emit) { combination.slots.2.store($0) }
                combination.subscribe(source4, emit) { combination.slots.3.store($0) }
                combination.subscribe(source5, emit) { combination.slots.4.store($0) }
                combination.subscribe(source6, emit) { combination.slots.5.store($0) }
                combination.subscribe(source7, emit) { combination.slots.6.store($0) }
                combination.subscribe(source8, emit) { combination.slots.7.store($0) }
            }
        }
    }
}
