public import RxSupport

extension ObservableType {
    /// Emits the element at `index`, counted from 0, and completes. Fails with `RxError.argumentOutOfRange` if the
    /// source completes before that element.
    ///
    /// - Precondition: `index` is not negative.
    ///
    /// See [ElementAt](https://reactivex.io/documentation/operators/elementat.html).
    @inlinable
    public func element(at index: Int) -> Observable<Element> {
        requirement(index >= 0, "element(at: \(index)): the index must not be negative.")
        let source = asObservable()
        return Observable { sink in
            let lifetime = sink.lifetime.makeUpstream { sink.lifetime.fail(RxError.argumentOutOfRange) }
            var remaining = index
            source.attach(
                Sink(lifetime: lifetime) { element in
                    defer { remaining -= 1 }
                    guard remaining == 0 else { return }
                    sink.next(element)
                    sink.lifetime.complete()
                })
        }
    }
}
