/// The trait of a ``Completable``, which completes or fails, and emits no element.
public enum CompletableTrait: Sendable {}

/// A sequence that completes or fails, and emits no element.
///
/// See [Single](https://reactivex.io/documentation/single.html).
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The event of a ``Completable``.
@frozen
public enum CompletableEvent: Sendable {
    /// The sequence failed. No event follows.
    case error(any Swift.Error)
    /// The sequence completed. No event follows.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Receives the event of a completable. Ignores further events.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

    /// Creates a completable that emits the first event that `subscribe` passes to its observer, from any thread.
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
            @escaping @Sendable @isolated(any) (@escaping CompletableObserver) -> any Disposable
    ) -> Completable {
        let site = CallSite.of(subscribe.isolation, "create")
        let subscribe = Function(subscribe)
        return Completable(
            raw: Observable { sink in
                sink.emit(from: { try subscribe($0) }) { event, emitter in
                    switch event {
                    case .error(let error): emitter.on(.error(error))
                    case .completed: emitter.on(.completed)
                    }
                }
            }.started(on: site))
    }
}
