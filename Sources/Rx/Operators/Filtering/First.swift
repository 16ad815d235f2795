extension ObservableType {
    /// Emits the first element and ends the subscription to the source. Emits `nil` if the source completes without an
    /// element, and fails if the source fails before one.
    ///
    /// See [First](https://reactivex.io/documentation/operators/first.html).
    @inlinable
    public func first() -> Single<Element?> {
        let source = asObservable()
        return Single(
            raw: Observable<Element?> { sink in
                // The source may end during the delivery of the element.
                let isOver = OperatorState(false, sink)
                let lifetime = sink.lifetime.makeUpstream(
                    onError: { if !isOver.state { isOver.sink.lifetime.fail($0) } },
                    onCompleted: { if !isOver.state { isOver.sink.end(with: nil) } })
                source.attach(
                    Sink(lifetime: lifetime) { element in
                        if isOver.state { return }
                        isOver.state = true
                        isOver.sink.end(with: element)
                    })
            })
    }
}

extension Sink {
    /// Emits a last element and completes.
    @inlinable
    func end(with element: Element) {
        next(element)
        lifetime.complete()
    }
}
