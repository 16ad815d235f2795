extension ObservableType {
    /// Emits the source's events as elements, including the terminal event, and then completes. Never fails.
    ///
    /// See [Materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html).
    @inlinable
    public func materialize() -> Observable<Event<Element>> {
        let source = asObservable()
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            let lifetime = sink.lifetime.makeUpstream(
                onError: { sink.end(with: .error($0)) }, onCompleted: { sink.end(with: .completed) })
            source.attach(Sink(lifetime: lifetime) { sink.next(.next($0)) })
        }
    }
}

extension ObservableType where Element: EventConvertible {
    /// Emits the events that the source's elements represent. Ends with the first terminal event among them, or with
    /// the source.
    ///
    /// See [Dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html).
    @inlinable
    public func dematerialize() -> Observable<Element.Element> {
        lift { sink in
            Sink(lifetime: sink.lifetime) { sink.on($0.event) }
        }
    }
}
