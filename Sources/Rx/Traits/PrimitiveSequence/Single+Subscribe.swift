extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Starts the single and hands what it says to `observer`.
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
        @_inheritActorContext _ observer: @escaping @Sendable @isolated(any) (SingleEvent<Element>) -> Void
    ) -> any Disposable {
        let handler = Handler(observer)
        return source.run(
            to: .anywhere { handler(.success($0)) },
            EndHandlers(on: handler.actor, onError: .closure { handler(.failure($0)) }))
    }

    /// Starts the single and hands what it says to the closures given.
    ///
    /// They run on the actor they were written on, as with `subscribe(_:)`. An error for which there is no
    /// `onFailure` goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error.
    ///   - onDisposed: Called once, when the subscription is over for whatever reason.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the single and hands what it says, with `object`, to the closures given, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
    /// ``subscribe(onSuccess:onFailure:onDisposed:)`` do.
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
