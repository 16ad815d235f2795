extension ObservableType {
    /// Passes each element, with the latest element of `second`, to `resultSelector`, and emits the result.
    ///
    /// Elements that arrive before `second` has emitted are dropped. Completes with the source. Fails if either
    /// sequence fails, or if `resultSelector` throws.
    ///
    /// See [CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        let (source, second) = (asObservable(), second.asObservable())
        let site = CallSite.of(resultSelector.isolation, "withLatestFrom")
        let resultSelector = Function2(resultSelector)
        guard let site else { return source.combiningLatest(of: second, resultSelector) }
        return .sharing(site) { delivery in
            source.brought(by: delivery).combiningLatest(of: second.brought(by: delivery), resultSelector)
        }
    }

    /// Emits the latest element of `second` for each element of the source.
    ///
    /// Elements that arrive before `second` has emitted are dropped. Completes with the source. Fails if either
    /// sequence fails.
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
            let pairs = Sink<ElementAndLatest<Element, Latest>>(lifetime: sink.lifetime) { pair in
                do { sink.next(try combine(pair.element, pair.latest)) } catch { sink.lifetime.fail(error) }
            }
            let machineSink = StateMachineSink(WithLatestFromStateMachine<Element, Latest>(), pairs)
            sink.lifetime.connecting {
                machineSink.connectOther(second)
                machineSink.connect(self)
            }
        }
    }
}

/// The arguments of the selector. (A closure that takes a tuple would be wrapped in another closure.)
@frozen @usableFromInline
struct ElementAndLatest<Element, Latest> {
    @usableFromInline let element: Element
    @usableFromInline let latest: Latest

    @inlinable
    init(_ element: Element, _ latest: Latest) { (self.element, self.latest) = (element, latest) }
}

@frozen @usableFromInline
struct WithLatestFromStateMachine<Element, Latest>: OperatorStateMachine {
    @usableFromInline var latest: Latest?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func receive(
        _ input: StateMachineInput<Element, Latest>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<ElementAndLatest<Element, Latest>> {
        switch input {
        case .next(let element): return .init(emission: latest.map { ElementAndLatest(element, $0) })
        case .other(let element):
            latest = element
            return .none
        case .ended(let ending): return .init(ending: ending)
        case .otherEnded(.failed(let error)): return .init(ending: .failed(error))
        default: return .none
        }
    }
}
