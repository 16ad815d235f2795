extension ObservableType {
    /// Emits `element` before completing when the source completes without an element.
    ///
    /// Source: [DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html).
    @inlinable
    public func ifEmpty(default element: Element) -> Observable<Element> {
        afterEmptiness { $0.end(with: element) }
    }

    /// Goes on with `other` when the source completes without an element.
    ///
    /// Source: [DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html).
    @inlinable
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        afterEmptiness { other.run($0) }
    }

    @inlinable
    func afterEmptiness(_ goOn: @escaping (Sink<Element>) -> Void) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var isEmpty = true
            let lifetime = sink.lifetime.makeUpstream {
                if isEmpty { goOn(sink) } else { sink.lifetime.complete() }
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    isEmpty = false
                    sink.next(element)
                })
        }
    }
}
