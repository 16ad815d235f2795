extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes to the completable and passes its event to `observer`.
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
        @_inheritActorContext _ observer: @escaping @Sendable @isolated(any) (CompletableEvent) -> Void
    ) -> any Disposable {
        let handler = Handler(observer)
        return source.run(
            to: .anywhere { _ in },
            EndHandlers(
                on: handler.actor, onError: .closure { handler(.error($0)) }, onCompleted: { handler(.completed) }))
    }

    /// Subscribes to the completable and calls the closure for its event.
    ///
    /// The closures run on the actor they were written on, as with `subscribe(_:)`. Without `onError`, an error goes to
    /// ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onCompleted: Called when the completable completes.
    ///   - onError: Called with the error.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the completable and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``subscribe(onCompleted:onError:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
