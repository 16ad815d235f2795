extension ObservableType {
    /// Emits the first element when it arrives, and completes with the source. Fails with `RxError.moreThanOneElement`
    /// if a second element follows, and with `RxError.noElements` if the source completes without an element.
    ///
    /// See [First](https://reactivex.io/documentation/operators/first.html).
    @inlinable
    public func single() -> Observable<Element> { exactlyOne { _ in true } }

    /// Emits the first element that matches `predicate` when it arrives, and completes with the source. Fails with
    /// `RxError.moreThanOneElement` if a second match follows, with `RxError.noElements` if the source completes
    /// without a match, and if `predicate` throws.
    ///
    /// See [First](https://reactivex.io/documentation/operators/first.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func single(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable().brought(to: .of(predicate.isolation, "single"))
        let predicate = Predicate(predicate)
        return source.exactlyOne { try predicate($0) }
    }

    @inlinable
    func exactlyOne(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            var isFound = false
            let lifetime = sink.lifetime.makeUpstream {
                if isFound { sink.lifetime.complete() } else { sink.lifetime.fail(RxError.noElements) }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    do {
                        guard try predicate(element) else { return }
                        if isFound { throw RxError.moreThanOneElement }
                        isFound = true
                        sink.next(element)
                    } catch { sink.lifetime.fail(error) }
                })
        }
    }
}
