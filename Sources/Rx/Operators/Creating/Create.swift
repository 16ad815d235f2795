extension ObservableType {
    /// An observable that calls `subscribe` with an observer for each subscription, and emits the events that are sent
    /// to the observer.
    ///
    /// The observer may be called from any thread. An event that arrives while another thread delivers is delivered
    /// afterwards. An event that is sent from inside a delivery, on the same thread, is delivered at once. After the
    /// end of the sequence, the observer ignores events and retains nothing of the subscription.
    ///
    /// - Parameters:
    ///   - subscribe: Called for each subscription, on the actor it was written on, or on the subscribing thread if it
    ///     was written outside any actor. Returns a disposable that ends its work.
    ///
    /// See [Create](https://reactivex.io/documentation/operators/create.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func create(
        @_inheritActorContext _ subscribe: @escaping @Sendable @isolated(any) (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        let site = CallSite.of(subscribe.isolation, "create")
        let subscribe = Function(subscribe)
        return Observable { sink in
            let emitter = Emitter(sink)
            guard let disposable = try? subscribe(.anywhere { emitter.on($0) }) else { return }
            sink.lifetime.add(disposable, of: emitter)
        }.started(on: site)
    }
}
