extension Infallible {
    /// Receives the events of an infallible. Ignores events after completion.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    /// Creates an infallible that emits the events that `subscribe` passes to its observer, from any thread.
    ///
    /// - Parameters:
    ///   - subscribe: Called for each subscription, on the actor it was written on. Outside any actor, it runs where
    ///     the subscription is made. Returns a disposable that ends its work.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func create(
        @_inheritActorContext subscribe:
            @escaping @Sendable @isolated(any) (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        let site = CallSite.of(subscribe.isolation, "create")
        let subscribe = Function(subscribe)
        return Infallible(
            raw: Observable { sink in
                sink.emit(from: { try subscribe($0) }) { event, emitter in emitter.on(event.event) }
            }.started(on: site))
    }
}

extension InfallibleType {
    /// Calls `observableFactory` for each subscription, and subscribes to the infallible that it returns.
    ///
    /// `observableFactory` should not throw. If it throws, the sequence fails in spite of its type. A subscription with
    /// closures then reports the error to ``Hooks/defaultErrorHandler``, and `asObservable()` passes the error on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func deferred(
        @_inheritActorContext _ observableFactory: @escaping @Sendable @isolated(any) () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        let site = CallSite.of(observableFactory.isolation, "deferred")
        let observableFactory = Function0(observableFactory)
        return Infallible(raw: Observable.deferring { try observableFactory().source }.started(on: site))
    }
}
