public import Dispatch

extension PrimitiveSequence {
    /// Subscribes to a sequence that `observableFactory` makes for each subscription. Fails when the factory throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func deferred(
        @_inheritActorContext _ observableFactory:
            @escaping @Sendable @isolated(any) () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        let site = CallSite.of(observableFactory.isolation, "deferred")
        let observableFactory = Function0(observableFactory)
        return PrimitiveSequence(raw: Observable.deferring { try observableFactory().source }.started(on: site))
    }

    /// Makes a resource for each subscription, and subscribes to what `primitiveSequenceFactory` makes of it; disposes of
    /// the resource when the subscription is over. Fails when a factory throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func using<Resource: Disposable>(
        @_inheritActorContext _ resourceFactory: @escaping @Sendable @isolated(any) () throws -> Resource,
        @_inheritActorContext primitiveSequenceFactory:
            @escaping @Sendable @isolated(any) (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        let site = CallSite.of(resourceFactory.isolation ?? primitiveSequenceFactory.isolation, "using")
        site?.requireSame(primitiveSequenceFactory.isolation)
        let (resourceFactory, factory) = (Function0(resourceFactory), Function(primitiveSequenceFactory))
        let source = Observable.consuming({ try resourceFactory() }, { try factory($0).source })
        return PrimitiveSequence(raw: source.started(on: site))
    }

    /// Subscribes to the source, and ends that subscription, as work of `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        primitive { $0.subscribe(on: scheduler) }
    }

    /// Goes on, after an error, with the sequence that `handler` makes of it. Fails when that fails or `handler` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `catch`(
        @_inheritActorContext _ handler:
            @escaping @Sendable @isolated(any) (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        let site = CallSite.of(handler.isolation, "catch")
        let handler = Function(handler)
        return primitive { $0.brought(to: site).recovering { try handler($0).source } }
    }

    /// Subscribes again after an error, at most `maxAttemptCount` times in all; fails with the last error.
    public func retry(
        _ maxAttemptCount: Int
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.retry(maxAttemptCount) }
    }

    /// Subscribes again after an error when what `notificationHandler` makes of the errors emits; fails as that does.
    ///
    /// An error that is no `Failure` is passed on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry<Trigger: ObservableType, Failure: Swift.Error>(
        @_inheritActorContext when notificationHandler:
            @escaping @Sendable @isolated(any) (Observable<Failure>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.retry(when: notificationHandler) }
    }

    /// Subscribes again after an error when what `notificationHandler` makes of the errors emits; fails as that does.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry<Trigger: ObservableType>(
        @_inheritActorContext when notificationHandler:
            @escaping @Sendable @isolated(any) (Observable<any Swift.Error>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.retry(when: notificationHandler) }
    }

    /// Prints what happens: subscription, every event, disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Delivers every event as work of `scheduler`, in order.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.observe(on: scheduler) }
    }

    /// Says what it has to say `dueTime` later; passes an error on at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Subscribes to the source `dueTime` later.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.delaySubscription(dueTime, scheduler: scheduler) }
    }

    /// Fails with `RxError.timeout` when nothing has been said for `dueTime`.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.timeout(dueTime, scheduler: scheduler) }
    }

    /// Goes on with `other` when nothing has been said for `dueTime`.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.timeout(dueTime, other: other, scheduler: scheduler) }
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Says 0 after `dueTime`.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}
