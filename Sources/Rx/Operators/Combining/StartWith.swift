extension ObservableType {
    /// Emits the given elements, on the subscribing thread, and then the elements of the source. Ends like the source.
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
