extension ObservableType {
    /// Emits the given elements before the elements of the source.
    ///
    /// See [StartWith](https://reactivex.io/documentation/operators/startwith.html).
    @inlinable
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            for element in elements where sink.isAlive { sink.next(element) }
            if sink.isAlive { source.attach(sink) }
        }
    }
}
