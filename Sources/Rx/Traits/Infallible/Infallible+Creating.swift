extension Infallible {
    /// Receives the events of an infallible. Ignores events after completion.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    /// Creates an infallible that emits the events that `subscribe` passes to its observer, from any thread.
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
            @escaping @Sendable @isolated(any) (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        let site = CallSite.of(subscribe.isolation, "create")
        let subscribe = Function(subscribe)
        return Infallible(
            raw: Observable { sink in
                sink.emit(from: { try subscribe($0) }) { event, emitter in emitter.on(event.event) }
            }.started(on: site))
    }

    /// Emits the given elements and completes.
    @inlinable
    public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(raw: .from(elements)) }

    /// Emits the elements of an array and completes.
    @inlinable
    public static func from(_ array: [Element]) -> Infallible<Element> { Infallible(raw: .from(array)) }

    /// Emits the given elements and completes. Each element, and completion, is a work item of `scheduler`.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// Emits the elements of a sequence and completes. Each subscription iterates the sequence anew.
    @inlinable
    public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Element {
        Infallible(raw: .from(sequence))
    }

    /// Emits the elements of a sequence and completes. Each subscription iterates the sequence anew. Each element, and
    /// completion, is a work item of `scheduler`.
    @inlinable
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Sequence.Element == Element, Element: Sendable {
        Infallible(raw: .from(sequence, scheduler: scheduler))
    }
}

extension InfallibleType {
    /// Emits `element` and completes.
    @inlinable
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }

    /// Emits `element` and completes. Each of the two events is a work item of `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// Completes at once.
    public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

    /// Emits nothing and never ends.
    public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

    /// Calls `observableFactory` for each subscription, and subscribes to the infallible that it returns.
    ///
    /// An infallible cannot fail, so an error that the factory throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func deferred(
        @_inheritActorContext _ observableFactory: @escaping @Sendable @isolated(any) () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        let site = CallSite.of(observableFactory.isolation, "deferred")
        let observableFactory = Function0(observableFactory)
        return Infallible(raw: Observable.deferring { try observableFactory().source }.started(on: site))
    }
}
