/// The trait of a ``Maybe``, which emits one element, completes without one, or fails.
public enum MaybeTrait: Sendable {}

/// A sequence that emits one element, completes without an element, or fails.
///
/// See [Single](https://reactivex.io/documentation/single.html).
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a ``Maybe``.
@frozen
public enum MaybeEvent<Element> {
    /// The maybe emitted this element. No event follows.
    case success(Element)
    /// The sequence failed. No event follows.
    case error(any Swift.Error)
    /// The maybe completed without an element. No event follows.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Receives the event of a maybe. Ignores further events.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// Creates a maybe that emits the first event that `subscribe` passes to its observer, from any thread.
    ///
    /// - Parameters:
    ///   - subscribe: Called for each subscription, on the actor it was written on. Outside any actor, it runs where
    ///     the subscription is made. Returns a disposable that ends its work.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func create(
        @_inheritActorContext subscribe: @escaping @Sendable @isolated(any) (@escaping MaybeObserver) -> any Disposable
    ) -> Maybe<Element> {
        let site = CallSite.of(subscribe.isolation, "create")
        let subscribe = Function(subscribe)
        return Maybe(
            raw: Observable { sink in
                sink.emit(from: { try subscribe($0) }) { event, emitter in
                    switch event {
                    case .success(let element): emitter.end(with: element)
                    case .error(let error): emitter.on(.error(error))
                    case .completed: emitter.on(.completed)
                    }
                }
            }.started(on: site))
    }
}
