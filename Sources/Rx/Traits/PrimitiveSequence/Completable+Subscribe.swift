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
}
