extension Infallible {
    /// Takes what an infallible says. Once it has completed, more is ignored.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    /// An infallible that says what `subscribe` hands its observer, from any thread.
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

    /// Emits the given elements and completes, each as work of `scheduler`.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// Emits the elements of a sequence, which each subscription iterates anew, and completes.
    @inlinable
    public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Element {
        Infallible(raw: .from(sequence))
    }

    /// Emits the elements of a sequence, which each subscription iterates anew, and completes, each as work of `scheduler`.
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

    /// Emits `element`, and then completes, each as work of `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// Completes at once.
    public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

    /// Emits nothing and never ends.
    public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

    /// Subscribes to an infallible that `observableFactory` makes for each subscription.
    ///
    /// A factory that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
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
