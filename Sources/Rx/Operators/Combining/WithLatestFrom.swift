extension ObservableType {
    /// Emits, for each element, what `resultSelector` makes of it and the latest element of `second`.
    ///
    /// Elements that arrive before `second` has emitted are dropped. Completes with the source; fails when either does, or
    /// `resultSelector` throws.
    ///
    /// Source: [CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html).
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (Element, Source.Element) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Result> {
        let (source, second) = (asObservable(), second.asObservable())
        let site = CallSite.of(resultSelector.isolation, "withLatestFrom", file, line)
        let resultSelector = Function2(resultSelector)
        guard let site else { return source.combiningLatest(of: second, resultSelector) }
        return .sharing(site) { delivery in
            source.brought(by: delivery).combiningLatest(of: second.brought(by: delivery), resultSelector)
        }
    }

    /// Emits, for each element, the latest element of `second`.
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        asObservable().combiningLatest(of: second.asObservable(), .anywhere { $1 })
    }

}

extension Observable {
    @inlinable
    func combiningLatest<Latest, Result>(
        of second: Observable<Latest>, _ combine: Function2<Element, Latest, Result>
    ) -> Observable<Result> {
        Observable<Result> { sink in
            let combination = LatestCombination(sink, combine)
            let secondLifetime = sink.lifetime.makeUpstream(onError: { combination.send(.end($0)) }, onCompleted: {})
            second.run(Sink(lifetime: secondLifetime) { combination.send(.latest($0)) })
            let lifetime = sink.lifetime.makeUpstream(
                onError: { combination.send(.end($0)) }, onCompleted: { combination.send(.end(nil)) })
            self.run(Sink(lifetime: lifetime) { combination.send(.element($0)) })
        }
    }
}

/// The sink of `withLatestFrom`: what happens does so inside its gate.
@usableFromInline
final class LatestCombination<Element, Latest, Result>: Gated, @unchecked Sendable {
    @usableFromInline
    enum Input {
        case element(Element)
        case latest(Latest)
        case end((any Error)?)
    }

    @usableFromInline let sink: Sink<Result>
    @usableFromInline let combine: Function2<Element, Latest, Result>
    @usableFromInline let gate = Gate()
    @exclusivity(unchecked) @usableFromInline var latest: Latest?

    @inlinable
    init(_ sink: Sink<Result>, _ combine: Function2<Element, Latest, Result>) {
        self.sink = sink
        self.combine = combine
    }

    @inlinable
    func send(_ input: Input) {
        gate.pass(self, input)
    }

    @inlinable
    func perform(_ input: Input) {
        guard sink.isAlive else { return }
        switch input {
        case .latest(let element): latest = element
        case .end(let error?): sink.lifetime.fail(error)
        case .end(nil): sink.lifetime.complete()
        case .element(let element):
            guard let latest else { return }
            do { sink.next(try combine(element, latest)) } catch { sink.lifetime.fail(error) }
        }
    }
}
