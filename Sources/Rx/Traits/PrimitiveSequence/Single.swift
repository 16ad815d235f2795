/// What a ``Single`` promises: one element, or an error.
public enum SingleTrait: Sendable {}

/// A sequence that emits one element, or fails.
///
/// Source: [Single](https://reactivex.io/documentation/single.html).
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` says: its element, or why there is none.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Takes what a single says. Once it has said something, more is ignored.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

    /// A single that says what `subscribe` hands its observer, from any thread.
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

    /// Emits `element`.
    @inlinable
    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    /// Emits `element` as work of `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element>
    where Element: Sendable {
        Single(raw: .just(element, scheduler: scheduler))
    }

    /// Fails at once with `error`.
    public static func error(_ error: any Swift.Error) -> Single<Element> { Single(raw: .error(error)) }

    /// Says nothing.
    public static func never() -> Single<Element> { Single(raw: .never()) }
}
