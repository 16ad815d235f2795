extension ObservableType where Element: Sendable {
    /// Delivers every event on `actor`, in order: at once when it arrives there and nothing waits, else later.
    ///
    /// Closures written on that actor may follow. What waits is kept without bound. Ends silently when disposed of: what
    /// waits is not delivered.
    ///
    /// Source: [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
    public func observe(on actor: any Actor) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let delivery = ActorDelivery(to: actor)
            let send: (Event<Element>) -> Void = { event in
                if delivery.isImmediate { return sink.on(event) }
                delivery.enqueue { sink.on(event) }
            }
            let lifetime = sink.lifetime.makeUpstream(
                onError: { send(.error($0)) }, onCompleted: { send(.completed) })
            source.attach(Sink(lifetime: lifetime) { send(.next($0)) })
        }
    }
}
