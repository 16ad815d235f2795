extension ObservableType {
    /// Emits `element` and completes if the source completes without an element.
    ///
    /// See [DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html).
    public func ifEmpty(default element: Element) -> Observable<Element> { ifEmpty(switchTo: .just(element)) }

    /// Continues with `other` if the source completes without an element, and then ends like `other`. Releases the
    /// source first. Otherwise ends like the source.
    ///
    /// See [DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html).
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var isEmpty = true
            let elementSink = Sink<Element>(lifetime: sink.lifetime) { element in
                isEmpty = false
                sink.next(element)
            }
            let concatSink = ConcatSink(elementSink) { ending in
                switch ending {
                case .failed(let error): return .fail(error)
                case .completed: return isEmpty ? .finish(other) : .complete
                }
            }
            concatSink.start(source)
        }
    }
}
