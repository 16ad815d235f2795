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
}
