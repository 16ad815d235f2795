// Up to eight sources have forms of their own: what reads a parameter pack is not specialised (15 times as slow).
extension Combination {
    @inlinable
    static func observable<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, Result, Kind: CombinationKind
    >(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        _ combine: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let slot1 = Slot<O1.Element, Kind>()
            let slot2 = Slot<O2.Element, Kind>()
            let slot3 = Slot<O3.Element, Kind>()
            let slot4 = Slot<O4.Element, Kind>()
            let combination = Combination(count: 4, lifetime: sink.lifetime) {
                sink.next(
                    try combine(
                        slot1.read(for: $0), slot2.read(for: $0), slot3.read(for: $0), slot4.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
            combination.subscribe(source3.asObservable(), slot3)
            combination.subscribe(source4.asObservable(), slot4)
        }
    }

    @inlinable
    static func observable<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, Result,
        Kind: CombinationKind
    >(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        _ combine: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let slot1 = Slot<O1.Element, Kind>()
            let slot2 = Slot<O2.Element, Kind>()
            let slot3 = Slot<O3.Element, Kind>()
            let slot4 = Slot<O4.Element, Kind>()
            let slot5 = Slot<O5.Element, Kind>()
            let combination = Combination(count: 5, lifetime: sink.lifetime) {
                sink.next(
                    try combine(
                        slot1.read(for: $0), slot2.read(for: $0), slot3.read(for: $0), slot4.read(for: $0),
                        slot5.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
            combination.subscribe(source3.asObservable(), slot3)
            combination.subscribe(source4.asObservable(), slot4)
            combination.subscribe(source5.asObservable(), slot5)
        }
    }

    @inlinable
    static func observable<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, Result, Kind: CombinationKind
    >(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        _ combine: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let slot1 = Slot<O1.Element, Kind>()
            let slot2 = Slot<O2.Element, Kind>()
            let slot3 = Slot<O3.Element, Kind>()
            let slot4 = Slot<O4.Element, Kind>()
            let slot5 = Slot<O5.Element, Kind>()
            let slot6 = Slot<O6.Element, Kind>()
            let combination = Combination(count: 6, lifetime: sink.lifetime) {
                sink.next(
                    try combine(
                        slot1.read(for: $0), slot2.read(for: $0), slot3.read(for: $0), slot4.read(for: $0),
                        slot5.read(for: $0), slot6.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
            combination.subscribe(source3.asObservable(), slot3)
            combination.subscribe(source4.asObservable(), slot4)
            combination.subscribe(source5.asObservable(), slot5)
            combination.subscribe(source6.asObservable(), slot6)
        }
    }

    @inlinable
    static func observable<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, Result, Kind: CombinationKind
    >(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        _ source7: O7,
        _ combine:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let slot1 = Slot<O1.Element, Kind>()
            let slot2 = Slot<O2.Element, Kind>()
            let slot3 = Slot<O3.Element, Kind>()
            let slot4 = Slot<O4.Element, Kind>()
            let slot5 = Slot<O5.Element, Kind>()
            let slot6 = Slot<O6.Element, Kind>()
            let slot7 = Slot<O7.Element, Kind>()
            let combination = Combination(count: 7, lifetime: sink.lifetime) {
                sink.next(
                    try combine(
                        slot1.read(for: $0), slot2.read(for: $0), slot3.read(for: $0), slot4.read(for: $0),
                        slot5.read(for: $0), slot6.read(for: $0), slot7.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
            combination.subscribe(source3.asObservable(), slot3)
            combination.subscribe(source4.asObservable(), slot4)
            combination.subscribe(source5.asObservable(), slot5)
            combination.subscribe(source6.asObservable(), slot6)
            combination.subscribe(source7.asObservable(), slot7)
        }
    }

    @inlinable
    static func observable<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType, Result, Kind: CombinationKind
    >(
        _ kind: Kind.Type, _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        _ source7: O7, _ source8: O8,
        _ combine:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Result
    ) -> Observable<Result> {
        Observable { sink in
            let slot1 = Slot<O1.Element, Kind>()
            let slot2 = Slot<O2.Element, Kind>()
            let slot3 = Slot<O3.Element, Kind>()
            let slot4 = Slot<O4.Element, Kind>()
            let slot5 = Slot<O5.Element, Kind>()
            let slot6 = Slot<O6.Element, Kind>()
            let slot7 = Slot<O7.Element, Kind>()
            let slot8 = Slot<O8.Element, Kind>()
            let combination = Combination(count: 8, lifetime: sink.lifetime) {
                sink.next(
                    try combine(
                        slot1.read(for: $0), slot2.read(for: $0), slot3.read(for: $0), slot4.read(for: $0),
                        slot5.read(for: $0), slot6.read(for: $0), slot7.read(for: $0), slot8.read(for: $0)))
            }
            combination.subscribe(source1.asObservable(), slot1)
            combination.subscribe(source2.asObservable(), slot2)
            combination.subscribe(source3.asObservable(), slot3)
            combination.subscribe(source4.asObservable(), slot4)
            combination.subscribe(source5.asObservable(), slot5)
            combination.subscribe(source6.asObservable(), slot6)
            combination.subscribe(source7.asObservable(), slot7)
            combination.subscribe(source8.asObservable(), slot8)
        }
    }
}
