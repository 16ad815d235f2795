extension ObservableType {
    /// The first element, or `nil` if the source completes without one.
    ///
    /// See [First](https://reactivex.io/documentation/operators/first.html).
    @inlinable
    public func first() -> Single<Element?> {
        let source = asObservable()
        return Single(
            raw: Observable { sink in
                let lifetime = sink.lifetime.makeUpstream { sink.end(with: nil) }
                var isOver = false
                source.attach(
                    Sink(lifetime: lifetime) { element in
                        if isOver { return }
                        isOver = true
                        sink.end(with: element)
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
