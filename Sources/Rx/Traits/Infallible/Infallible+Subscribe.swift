extension InfallibleType {
    /// Subscribes to the sequence and passes every event to `on`.
    ///
    /// `on` runs on the actor it was written on: at once if the event arrives on that actor, otherwise later and in
    /// order, and not at all after disposal. If `on` was written outside any actor, it runs where the event arrives.
    ///
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext _ on: @escaping @Sendable @isolated(any) (InfallibleEvent<Element>) -> Void
    ) -> any Disposable {
        let handler = Handler(on)
        return asObservable().run(
            to: .anywhere { handler(.next($0)) },
            EndHandlers(
                on: handler.actor, onError: ErrorHandler(nil), onCompleted: { handler(.completed) }))
    }

    /// Subscribes to the sequence and calls the closures, on the actor they were written on.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the sequence and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
