extension ObservableType {
    /// Emits each element with its index, counted from 0.
    ///
    /// See [Map](https://reactivex.io/documentation/operators/map.html).
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        lift { sink in
            let index = OperatorState(0, sink)
            return Sink(lifetime: sink.lifetime) { element in
                let current = index.state
                index.state += 1
                index.sink.next((current, element))
            }
        }
    }
}
