/// What a ``Completable`` promises: completion, or an error, and no element.
public enum CompletableTrait: Sendable {}

/// A sequence that emits no element: it completes or fails.
///
/// Source: [Single](https://reactivex.io/documentation/single.html).
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a ``Completable`` says.
@frozen
public enum CompletableEvent: Sendable {
    /// It failed; nothing follows.
    case error(any Swift.Error)
    /// It completed; nothing follows.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Takes what a completable says. Once it has said something, more is ignored.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

    /// A completable that says what `subscribe` hands its observer, from any thread.
    ///
    /// - Parameters:
    ///   - subscribe: Called for each subscription, on the actor it was written on, else where the subscription is made;
    ///     returns what ends its work.
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

    /// Fails at once with `error`.
    public static func error(_ error: any Swift.Error) -> Completable { Completable(raw: .error(error)) }

    /// Completes at once.
    public static func empty() -> Completable { Completable(raw: .empty()) }

    /// Says nothing.
    public static func never() -> Completable { Completable(raw: .never()) }
}
