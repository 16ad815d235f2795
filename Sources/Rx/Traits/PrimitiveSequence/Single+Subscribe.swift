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
}
