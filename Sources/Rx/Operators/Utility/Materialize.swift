extension ObservableType {
    /// Emits the source's events as elements, the terminal one too, and then completes. Never fails.
    ///
    /// Source: [Materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html).
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
    /// Says what the source's elements say, which are events; ends with the first terminal one, or with the source.
    ///
    /// Source: [Dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html).
    @inlinable
    public func dematerialize() -> Observable<Element.Element> {
        lift { sink in
            Sink(lifetime: sink.lifetime) { sink.on($0.event) }
        }
    }
}
