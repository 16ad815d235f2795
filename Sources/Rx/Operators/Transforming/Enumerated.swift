extension ObservableType {
    /// Emits each element with its index, counted from 0.
    ///
    /// Source: [Map](https://reactivex.io/documentation/operators/map.html).
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        lift { sink in
            var index = 0
            return Sink(lifetime: sink.lifetime) { element in
                let current = index
                index += 1
                sink.next((current, element))
            }
        }
    }
}
