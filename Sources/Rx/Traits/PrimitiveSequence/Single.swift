/// The trait of a ``Single``, which emits one element or fails.
public enum SingleTrait: Sendable {}

/// A sequence that emits one element or fails.
///
/// See [Single](https://reactivex.io/documentation/single.html).
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a ``Single``: its element or its error.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Receives the event of a single. Ignores further events.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

    /// Creates a single that emits the first event that `subscribe` passes to its observer, from any thread.
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
            @escaping @Sendable @isolated(any) (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        let site = CallSite.of(subscribe.isolation, "create")
        let subscribe = Function(subscribe)
        return Single(
            raw: Observable { sink in
                sink.emit(from: { try subscribe($0) }) { event, emitter in
                    switch event {
                    case .success(let element): emitter.end(with: element)
                    case .failure(let error): emitter.on(.error(error))
                    }
                }
            }.started(on: site))
    }
}
