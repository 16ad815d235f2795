// Written by scripts/traits.

extension PrimitiveSequence {
    /// Prints the subscription, every event and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }

    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        primitive { $0.subscribe(on: scheduler) }
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

    /// After an error, resubscribes as often as `behavior` allows, each time after its delay. Then fails with the last
    /// error.
    ///
    /// An attempt after a delay starts on `scheduler`, and an attempt without a delay where the error arrived.
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts, and the delays between them.
    ///   - scheduler: Runs the timers of the delays.
    ///   - shouldRetry: Returns whether another attempt may follow the error.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
        @_inheritActorContext shouldRetry: (@Sendable @isolated(any) (any Swift.Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry) }
    }

    /// After an error, resubscribes as often as `behavior` allows, but not while the latest element of `isOnline` is
    /// false.
    ///
    /// If the source fails while the latest element is false, the attempt does not count, and the next one starts when
    /// `isOnline` emits true. Otherwise the delay of `behavior` passes first. Before its first element and after its
    /// end, `isOnline` counts as true.
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts that count, and the delays between them.
    ///   - scheduler: Runs the timers of the delays.
    ///   - isOnline: Whether an attempt can succeed, for example whether the network is available.
    ///   - shouldRetry: Returns whether another attempt may follow the error.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry<Online: ObservableConvertibleType>(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance, whenOnline isOnline: Online,
        @_inheritActorContext shouldRetry: (@Sendable @isolated(any) (any Swift.Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> where Online.Element == Bool {
        primitive { $0.retry(behavior, scheduler: scheduler, whenOnline: isOnline, shouldRetry: shouldRetry) }
    }

    /// Resubscribes after an error, until it has subscribed `maxAttemptCount` times in all. Then fails with the last
    /// error.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        primitive { $0.retry(maxAttemptCount) }
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
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
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

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Completes at once.
    public static func empty() -> Maybe<Element> {
        Maybe(raw: .empty())
    }

    /// Emits the result of `transform` for the element. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result
    ) -> Maybe<Result> {
        primitive { $0.map(transform) }
    }

    /// Emits the result of `transform` for the element, or completes if that is `nil`. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result?
    ) -> Maybe<Result> {
        primitive { $0.compactMap(transform) }
    }

    /// Emits the element if `predicate` returns true for it. Fails if `predicate` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Maybe<Element> {
        primitive { $0.filter(predicate) }
    }

    /// Continues with the maybe that `selector` returns for the element. Fails if that fails or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Emits `element` instead of failing.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        primitive { $0.catchAndReturn(element) }
    }

    /// Emits the element that `makeElement` returns for the error, instead of failing.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func catchAndReturn(
        @_inheritActorContext _ makeElement: @escaping @Sendable @isolated(any) (any Swift.Error) -> Element
    ) -> Maybe<Element> {
        primitive { $0.catchAndReturn(makeElement) }
    }

    /// Converts the sequence to a ``Completable``, which ignores the element.
    @inlinable
    public func asCompletable() -> Completable {
        primitive { $0.ignoreElements() }
    }

    /// Emits `element`.
    @inlinable
    public static func just(_ element: Element) -> Maybe<Element> {
        Maybe(raw: .just(element))
    }

    /// Emits `element` on `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element>
    where Element: Sendable {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// Fails at once with `error`.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> {
        Maybe(raw: .error(error))
    }

    /// Never emits an event.
    public static func never() -> Maybe<Element> {
        Maybe(raw: .never())
    }

    /// Emits `element` if the maybe completes without an element.
    @inlinable
    public func ifEmpty(default element: Element) -> Single<Element> {
        primitive { $0.ifEmpty(default: element) }
    }

    /// Continues with `other` if the maybe completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        primitive { $0.ifEmpty(switchTo: other.asObservable()) }
    }

    /// Continues with `other` if the maybe completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        primitive { $0.ifEmpty(switchTo: other.asObservable()) }
    }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// A closure that throws makes the maybe fail. The closures run on the actor they were written on. Outside any
    /// actor, they run where the event arrives.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it is passed on.
    ///   - afterNext: Called with the element after it was passed on.
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onCompleted: Called before completion is passed on. An element is followed by completion too.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription ends for any reason.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext afterNext: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Maybe<Element> {
        primitive {
            $0.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Completes at once.
    public static func empty() -> Completable {
        Completable(raw: .empty())
    }

    /// Fails at once with `error`.
    public static func error(_ error: any Swift.Error) -> Completable {
        Completable(raw: .error(error))
    }

    /// Never emits an event.
    public static func never() -> Completable {
        Completable(raw: .never())
    }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func concat(_ second: Completable) -> Completable {
        .concat(primitiveSequence, second)
    }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen<Second>(_ second: Single<Second>) -> Single<Second> {
        primitive { $0.following(second) }
    }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> {
        primitive { $0.following(second) }
    }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen(_ second: Completable) -> Completable {
        primitive { $0.following(second) }
    }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> {
        source.following(second)
    }

    /// Subscribes to the completables of `sequence` one after another. Completes when all have completed. Fails when
    /// one fails.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concatenating(sequence.lazy.map { $0.asObservable() }))
    }

    /// Subscribes to the completables of `collection` one after another. Completes when all have completed. Fails when
    /// one fails.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map { $0.asObservable() }))
    }

    /// Subscribes to `sources` one after another. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func concat(_ sources: Completable...) -> Completable {
        concat(sources)
    }

    /// Runs all of `sources` at the same time. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Runs all of `sources` at the same time. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Runs all of `sources` at the same time. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func zip(_ sources: Completable...) -> Completable {
        zip(sources)
    }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// A closure that throws makes the completable fail. The closures run on the actor they were written on. Outside
    /// any actor, they run where the event arrives.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onCompleted: Called before completion is passed on.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription ends for any reason.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Completable {
        primitive {
            $0.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    /// Subscribes to the completable and calls the closure for its event.
    ///
    /// The closures run on the actor they were written on, as with `subscribe(_:)`. Without `onError`, an error goes to
    /// ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onCompleted: Called when the completable completes.
    ///   - onError: Called with the error.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the completable and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``subscribe(onCompleted:onError:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object, @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits the result of `transform` for the element. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result
    ) -> Single<Result> {
        primitive { $0.map(transform) }
    }

    /// Emits the result of `transform` for the element, or completes if that is `nil`. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result?
    ) -> Maybe<Result> {
        primitive { $0.compactMap(transform) }
    }

    /// Emits the element if `predicate` returns true for it. Fails if `predicate` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Maybe<Element> {
        primitive { $0.filter(predicate) }
    }

    /// Continues with the single that `selector` returns for the element. Fails if that fails or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Single<Result>
    ) -> Single<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Emits `element` instead of failing.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        primitive { $0.catchAndReturn(element) }
    }

    /// Emits the element that `makeElement` returns for the error, instead of failing.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func catchAndReturn(
        @_inheritActorContext _ makeElement: @escaping @Sendable @isolated(any) (any Swift.Error) -> Element
    ) -> Single<Element> {
        primitive { $0.catchAndReturn(makeElement) }
    }

    /// Converts the sequence to a ``Completable``, which ignores the element.
    @inlinable
    public func asCompletable() -> Completable {
        primitive { $0.ignoreElements() }
    }

    /// Emits `element`.
    @inlinable
    public static func just(_ element: Element) -> Single<Element> {
        Single(raw: .just(element))
    }

    /// Emits `element` on `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element>
    where Element: Sendable {
        Single(raw: .just(element, scheduler: scheduler))
    }

    /// Fails at once with `error`.
    public static func error(_ error: any Swift.Error) -> Single<Element> {
        Single(raw: .error(error))
    }

    /// Never emits an event.
    public static func never() -> Single<Element> {
        Single(raw: .never())
    }

    /// Continues with the maybe that `selector` returns for the element. Fails if that fails or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapMaybe<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Continues with the completable that `selector` returns for the element. Fails if that fails or `selector`
    /// throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapCompletable(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Completable
    ) -> Completable {
        primitive { $0.flatMap(selector) }
    }

    /// Converts the single to a ``Maybe``.
    @inlinable
    public func asMaybe() -> Maybe<Element> {
        primitive { $0 }
    }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// A closure that throws makes the single fail. The closures run on the actor they were written on. Outside any
    /// actor, they run where the event arrives.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is passed on.
    ///   - afterSuccess: Called with the element after it was passed on.
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription ends for any reason.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext afterSuccess: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Single<Element> {
        primitive {
            $0.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    /// Subscribes to the single and calls the closure for its event.
    ///
    /// The closures run on the actor they were written on, as with `subscribe(_:)`. Without `onFailure`, an error goes
    /// to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element.
    ///   - onFailure: Called with the error.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onFailure: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Subscribes to the single and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``subscribe(onSuccess:onFailure:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onFailure: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Emits 0 after `dueTime`.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}
