public import Dispatch

extension PrimitiveSequence {
    /// Calls `observableFactory` for each subscription, and subscribes to the sequence that it returns. Fails if the
    /// factory throws.
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

    /// Makes a resource for each subscription, and subscribes to the sequence that `primitiveSequenceFactory` returns
    /// for it.
    ///
    /// Disposes of the resource when the subscription ends. Fails if a factory throws.
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

    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        primitive { $0.subscribe(on: scheduler) }
    }

    /// Continues after an error with the sequence that `handler` returns for it. Fails if that sequence fails or
    /// `handler` throws.
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

    /// Resubscribes after an error, until it has subscribed `maxAttemptCount` times in all. Then fails with the last
    /// error.
    public func retry(
        _ maxAttemptCount: Int
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.retry(maxAttemptCount) }
    }

    /// Resubscribes after an error when the sequence that `notificationHandler` returns emits. Fails when that sequence
    /// fails.
    ///
    /// An error of another type than `Failure` is passed on.
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

    /// Resubscribes after an error when the sequence that `notificationHandler` returns emits. Fails when that sequence
    /// fails.
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

    /// Prints the subscription, every event and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Delivers every event on `scheduler`, in order.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.observe(on: scheduler) }
    }

    /// Delays the element, and completion, by `dueTime`. Passes an error on at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Subscribes to the source after `dueTime`.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.delaySubscription(dueTime, scheduler: scheduler) }
    }

    /// Fails with `RxError.timeout` if `dueTime` passes without an event.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.timeout(dueTime, scheduler: scheduler) }
    }

    /// Continues with `other` if `dueTime` passes without an event.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.timeout(dueTime, other: other, scheduler: scheduler) }
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Emits 0 after `dueTime`.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}
