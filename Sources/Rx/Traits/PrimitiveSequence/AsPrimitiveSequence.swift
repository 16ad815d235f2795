extension ObservableType {
    /// The one element of this. Fails with `RxError.noElements` or `RxError.moreThanOneElement` when there is not exactly one.
    ///
    /// Emits when the source completes.
    ///
    /// Source: [Single](https://reactivex.io/documentation/single.html).
    @inlinable
    public func asSingle() -> Single<Element> { Single(raw: onlyElement { $0.fail(RxError.noElements) }) }

    /// The one element of this, if there is one. Fails with `RxError.moreThanOneElement` when there are more.
    ///
    /// Emits when the source completes.
    ///
    /// Source: [Single](https://reactivex.io/documentation/single.html).
    @inlinable
    public func asMaybe() -> Maybe<Element> { Maybe(raw: onlyElement { $0.complete() }) }

    /// - Parameter endEmpty: What happens on completion without an element.
    @inlinable
    func onlyElement(orElse endEmpty: @escaping (Lifetime) -> Void) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var only: Element?
            let lifetime = sink.lifetime.makeUpstream {
                if let only { sink.end(with: only) } else { endEmpty(sink.lifetime) }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    if only == nil { only = element } else { sink.lifetime.fail(RxError.moreThanOneElement) }
                })
        }
    }
}

extension ObservableType where Element == Never {
    /// This as a ``Completable``.
    @inlinable
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
