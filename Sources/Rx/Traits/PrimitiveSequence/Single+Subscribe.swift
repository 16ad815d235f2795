extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes to the single and passes its event to `observer`.
    ///
    /// `observer` runs on the actor it was written on: at once if the event arrives on that actor, otherwise later, and
    /// not at all after disposal. If `observer` was written outside any actor, it runs where the event arrives.
    ///
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext _ observer: @escaping @Sendable @isolated(any) (SingleEvent<Element>) -> Void
    ) -> any Disposable {
        let handler = Handler(observer)
        return source.run(
            to: .anywhere { handler(.success($0)) },
            EndHandlers(on: handler.actor, onError: .closure { handler(.failure($0)) }))
    }

    /// Subscribes to the single and calls the closure for its event.
    ///
    /// The closures run on the actor they were written on, as with `subscribe(_:)`. Without `onFailure`, an error goes
    /// to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element.
    ///   - onFailure: Called with the error.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onFailure: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Subscribes to the single and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``subscribe(onSuccess:onFailure:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onFailure: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}
