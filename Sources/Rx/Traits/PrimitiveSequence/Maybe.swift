/// What a ``Maybe`` promises: one element, completion without one, or an error.
public enum MaybeTrait: Sendable {}

/// A sequence that emits one element, or completes without one, or fails.
///
/// Source: [Single](https://reactivex.io/documentation/single.html).
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` says.
@frozen
public enum MaybeEvent<Element> {
    /// Its element; nothing follows.
    case success(Element)
    /// It failed; nothing follows.
    case error(any Swift.Error)
    /// It has no element; nothing follows.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Takes what a maybe says. Once it has said something, more is ignored.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// A maybe that says what `subscribe` hands its observer, from any thread.
    ///
    /// - Parameters:
    ///   - subscribe: Called for each subscription, on the actor it was written on, else where the subscription is made;
    ///     returns what ends its work.
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

    /// Emits `element`.
    @inlinable
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// Emits `element` as work of `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element>
    where Element: Sendable {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// Fails at once with `error`.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// Completes at once.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// Says nothing.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
}
