extension ObservableType {
    /// An observable whose subscription is what `subscribe` does with an observer.
    ///
    /// The observer may be called from any thread: events that arrive while another is being delivered are delivered after
    /// it. Once the sequence has ended, events are ignored, and the observer keeps nothing of the subscription.
    ///
    /// - Parameters:
    ///   - subscribe: Called for each subscription, on the actor it was written on, else where the subscription is made;
    ///     returns what ends its work.
    ///
    /// Source: [Create](https://reactivex.io/documentation/operators/create.html).
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
