// Written by scripts/traits.

extension InfallibleType {
    /// Emits the result of `transform` for each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> Infallible<Result> {
        unfailing { $0.map(transform) }
    }

    /// Emits the result of `transform` for each element, unless it is `nil`.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?
    ) -> Infallible<Result> {
        unfailing { $0.compactMap(transform) }
    }

    /// Calls `accumulator` with its previous result (`seed` at first) and each element, and emits each result.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (Accumulated, Element) -> Accumulated
    ) -> Infallible<Accumulated> {
        unfailing { $0.scan(seed, accumulator: accumulator) }
    }

    /// Emits the elements for which `predicate` returns true.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.filter(predicate) }
    }

    /// Emits each element whose key differs from the key of the previous element.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key: Equatable>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(keySelector) }
    }

    /// Emits each element that `comparer` does not find equal to the last emitted element.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged(
        @_inheritActorContext _ comparer: @escaping @Sendable @isolated(any) (Element, Element) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(comparer) }
    }

    /// Emits each element whose key `comparer` does not find equal to the key of the last emitted element.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key,
        @_inheritActorContext comparer: @escaping @Sendable @isolated(any) (Key, Key) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is passed on.
    ///   - afterNext: Called with each element after it was passed on.
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
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext afterNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Infallible<Element> {
        unfailing {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    /// Emits the result of `resultSelector` for `object` and each element. Completes when an element arrives after
    /// `object` was freed.
    ///
    /// `object` is not retained.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (Object, Element) -> Result
    ) -> Infallible<Result> {
        unfailing { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    /// Prints the subscription, every event and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        unfailing { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }

    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> where Element: Sendable {
        unfailing { $0.subscribe(on: scheduler) }
    }

    /// Completes at once.
    public static func empty() -> Infallible<Element> {
        Infallible(raw: .empty())
    }

    /// Emits all but the first `count` elements.
    @inlinable
    public func skip(_ count: Int) -> Infallible<Element> {
        unfailing { $0.skip(count) }
    }

    /// Emits `element` before the elements of the source.
    @inlinable
    public func startWith(_ element: Element) -> Infallible<Element> {
        unfailing { $0.startWith(element) }
    }

    /// Emits the elements of `sources`, one source after another. Iterates `sources` lazily.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sources: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: .concatenating(sources.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of `sources`, one source after another.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .concat(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of `sources`, subscribing to them in order. Completes when all sources have completed.
    @inlinable
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of `sources`, subscribing to them in order. Completes when all sources have completed.
    @inlinable
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        merge(sources)
    }

    /// Emits the elements of `sources`, one source after another.
    @inlinable
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        concat(sources)
    }

    /// Merges the elements of the sequences that `selector` returns.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMap(selector) }
    }

    /// Emits the elements of the sequence that `selector` returned for the latest element, and disposes of the previous
    /// sequence.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapLatest<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapLatest(selector) }
    }

    /// Merges the elements of the sequences that `selector` returns. Ignores source elements while such a sequence is
    /// active.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapFirst<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapFirst(selector) }
    }

    /// Emits the elements of the sequences that `selector` returns, one sequence after another.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func concatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.concatMap(selector) }
    }

    /// Updates a value in place with each element, and emits the value after each update.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        into seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (inout Accumulated, Element) -> Void
    ) -> Infallible<Accumulated> {
        unfailing { $0.scan(into: seed, accumulator: accumulator) }
    }

    /// Emits each element whose property at `keyPath` differs from the previous element's.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element>
    {
        unfailing { $0.distinctUntilChanged(at: keyPath) }
    }

    /// Ignores elements until `other` emits one, then emits all. `other` must not fail.
    @inlinable
    public func skip<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element> {
        unfailing { $0.skip(until: other.asObservable()) }
    }

    /// Skips elements while `predicate` returns true, then emits all others.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func skip(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.skip(while: predicate) }
    }

    /// Emits the first `count` elements, and completes right after the last of them.
    @inlinable
    public func take(_ count: Int) -> Infallible<Element> {
        unfailing { $0.take(count) }
    }

    /// Emits elements until `other` emits one, then completes. `other` must not fail.
    @inlinable
    public func take<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element> {
        unfailing { $0.take(until: other.asObservable()) }
    }

    /// Emits elements while `predicate` returns true, then completes.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - predicate: Returns whether to go on.
    ///   - behavior: Whether the first element that does not satisfy `predicate` is emitted too.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func take(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        unfailing { $0.take(while: predicate, behavior: behavior) }
    }

    /// Emits elements until `predicate` returns true, then completes.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - predicate: Returns whether to end.
    ///   - behavior: Whether the first element that satisfies `predicate` is emitted too.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func take(
        @_inheritActorContext until predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        unfailing { $0.take(until: predicate, behavior: behavior) }
    }

    /// Emits, for each element, the latest element of `second`, which must not fail.
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Source.Element> {
        unfailing { $0.withLatestFrom(second) }
    }

    /// Emits, for each element, the result of `resultSelector` for it and the latest element of `second`, which must
    /// not fail.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (Element, Source.Element) throws -> Result
    ) -> Infallible<Result> {
        unfailing { $0.withLatestFrom(second, resultSelector: resultSelector) }
    }

    /// Emits each element together with `object`. Completes when an element arrives after `object` was freed.
    ///
    /// `object` is not retained.
    @inlinable
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
        unfailing { $0.withUnretained(object) }
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(raw: .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
    }

    /// Emits `element` and completes.
    @inlinable
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(raw: .just(element))
    }

    /// Emits `element` and completes. Each of the two events is a work item of `scheduler`.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// Subscribes to the sequence and calls the closures, on the actor they were written on.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the sequence and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object, @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Passes every event to `observers`, on the thread that emits it.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every event to `observers`, on the thread that emits it, with its element as an optional.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every element to `onNext`, on the actor it was written on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func bind(
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> any Disposable {
        asObservable().bind(onNext: onNext)
    }

    /// Passes `object` and every element to `onNext`, on the actor it was written on, while `object` is alive.
    ///
    /// `object` is not retained.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func bind<Object: AnyObject>(
        with object: Object, @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Object, Element) -> Void
    ) -> any Disposable {
        asObservable().bind(with: object, onNext: onNext)
    }

    /// Emits nothing and never ends.
    public static func never() -> Infallible<Element> {
        Infallible(raw: .never())
    }

    /// Shares one subscription to the source among all subscribers. It begins with the first subscriber and ends with
    /// the last.
    ///
    /// - Parameters:
    ///   - replay: The number of elements that a late subscriber receives.
    ///   - scope: How long the elements to replay are kept.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        unfailing { $0.share(replay: replay, scope: scope) }
    }

    /// Passes every element to `relays`. Completion is ignored.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional. Completion is ignored.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }
}

extension InfallibleType where Element: Equatable {
    /// Emits each element that differs from the previous one.
    @inlinable
    public func distinctUntilChanged() -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged() }
    }
}

extension InfallibleType where Element: Sendable {
    /// Delivers every event on `scheduler`, in order.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        unfailing { $0.observe(on: scheduler) }
    }

    /// Emits an element when `dueTime` passes without another element. On completion, emits the element that waits.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.debounce(dueTime, scheduler: scheduler) }
    }

    /// Emits an element, and then nothing for `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The time during which nothing is emitted.
    ///   - latest: Whether the last element received during that time is emitted when it ends. Completion waits for
    ///     that element.
    ///   - scheduler: The scheduler that measures the time.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Infallible<
        Element
    > {
        unfailing { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
    }

    /// Delays every element, and completion, by `dueTime`.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Emits the elements of the first `duration` after the subscription, and then completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.take(for: duration, scheduler: scheduler) }
    }
}

extension Infallible {
    /// Emits the given elements and completes.
    @inlinable
    public static func of(_ elements: Element...) -> Infallible<Element> {
        Infallible(raw: .from(elements))
    }

    /// Emits the given elements and completes. Each element, and completion, is a work item of `scheduler`.
    @inlinable
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// Emits the elements of an array and completes.
    @inlinable
    public static func from(_ array: [Element]) -> Infallible<Element> {
        Infallible(raw: .from(array))
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
