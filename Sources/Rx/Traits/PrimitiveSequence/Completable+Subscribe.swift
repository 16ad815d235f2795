extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Starts the completable and hands what it says to `observer`.
    ///
    /// `observer` runs on the actor it was written on: at once when the event arrives there, else later, and not at all
    /// once disposed. Written outside any actor, it runs where the event is.
    ///
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the completable and hands what it says to the closures given.
    ///
    /// They run on the actor they were written on, as with `subscribe(_:)`. An error for which there is no
    /// `onError` goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onCompleted: Called when it completes.
    ///   - onError: Takes the error.
    ///   - onDisposed: Called once, when the subscription is over for whatever reason.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the completable and calls the closures given, with `object`, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
    /// ``subscribe(onCompleted:onError:onDisposed:)`` do.
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
