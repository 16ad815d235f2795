extension Combination {
    /// An observable that combines all sources of a collection.
    ///
    /// - Parameter emitsForNoSources: Whether the observable of an empty collection emits one result, made of no
    ///   elements, before it completes.
    @inlinable
    static func observable<S: Slot, Sources: Collection, Result>(
        _ slot: S.Type, of sources: Sources, emitsForNoSources: Bool, _ combine: Function<[S.Element], Result>,
        _ site: CallSite? = nil
    ) -> Observable<Result> where Sources.Element: ObservableType, Sources.Element.Element == S.Element {
        let sources = sources.map { $0.asObservable() }
        if let site {
            return .sharing(site) { delivery in
                observable(
                    slot, of: sources.map { $0.brought(by: delivery) }, emitsForNoSources: emitsForNoSources, combine)
            }.started(on: sources.isEmpty ? site : nil)
        }
        return Observable { sink in
            guard !sources.isEmpty else {
                if emitsForNoSources { do { sink.next(try combine([])) } catch { return sink.lifetime.fail(error) } }
                return sink.lifetime.complete()
            }
            let combination = SlotCombination(
                count: sources.count, completesEarly: true, sources.map { _ in S() }, combine, sink)
            let emit = {
                let slots = combination.slots.indices
                sink.next(try combine(slots.map { combination.slots[$0].nextElement(for: combination) }))
            }
            combination.connecting {
                for (index, source) in sources.enumerated() {
                    combination.subscribe(source, emit) { combination.slots[index].store($0) }
                }
            }
        }
    }
}
