public import RxSupport

extension ObservableType {
    /// Emits the element at `index`, counted from 0, and completes. Fails with `RxError.argumentOutOfRange` if the
    /// source completes before that element, and with the source's error if the source fails before it.
    ///
    /// - Precondition: `index` is not negative.
    ///
    /// See [ElementAt](https://reactivex.io/documentation/operators/elementat.html).
    @inlinable
    public func element(at index: Int) -> Observable<Element> {
        requirement(index >= 0, "element(at: \(index)): the index must not be negative.")
        let source = asObservable()
        return Observable<Element> { sink in
            // Negative from the emission on.
            let remaining = OperatorState(index, sink)
            let lifetime = sink.lifetime.makeUpstream {
                let lifetime = remaining.sink.lifetime
                if remaining.state < 0 { lifetime.complete() } else { lifetime.fail(RxError.argumentOutOfRange) }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    guard remaining.state >= 0 else { return }
                    remaining.state -= 1
                    if remaining.state < 0 { remaining.sink.end(with: element) }
                })
        }
    }
}
