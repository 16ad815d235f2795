extension ObservableType {
    /// Emits the only element of the sequence. Fails with `RxError.noElements` if the sequence is empty, and with
    /// `RxError.moreThanOneElement` if it has several elements.
    ///
    /// Emits the element when the source completes.
    ///
    /// See [Single](https://reactivex.io/documentation/single.html).
    @inlinable
    public func asSingle() -> Single<Element> { Single(raw: onlyElement { $0.fail(RxError.noElements) }) }

    /// Emits the only element of the sequence, or completes if the sequence is empty. Fails with
    /// `RxError.moreThanOneElement` if it has several elements.
    ///
    /// Emits the element when the source completes.
    ///
    /// See [Single](https://reactivex.io/documentation/single.html).
    @inlinable
    public func asMaybe() -> Maybe<Element> { Maybe(raw: onlyElement { $0.complete() }) }

    /// - Parameter onEmpty: Ends the result if the source completes without an element.
    @inlinable
    func onlyElement(onEmpty: @escaping (Lifetime) -> Void) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var only: Element?
            let lifetime = sink.lifetime.makeUpstream {
                if let only { sink.end(with: only) } else { onEmpty(sink.lifetime) }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    if only == nil { only = element } else { sink.lifetime.fail(RxError.moreThanOneElement) }
                })
        }
    }
}

extension ObservableType where Element == Never {
    /// Converts the sequence to a ``Completable``.
    @inlinable
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
