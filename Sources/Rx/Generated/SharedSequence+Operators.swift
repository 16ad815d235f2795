// Written by scripts/traits.

extension SharedSequenceConvertibleType {
    /// Emits the result of `transform` for each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.map(transform) }
    }

    /// Emits the result of `transform` for each element, unless it is `nil`.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.compactMap(transform) }
    }

    /// Calls `accumulator` with its previous result (`seed` at first) and each element, and emits each result.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (Accumulated, Element) -> Accumulated
    ) -> SharedSequence<SharingStrategy, Accumulated> {
        shared { $0.scan(seed, accumulator: accumulator) }
    }

    /// Emits the elements for which `predicate` returns true.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.filter(predicate) }
    }

    /// Emits each element whose key differs from the key of the previous element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key: Equatable>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged(keySelector) }
    }

    /// Emits each element that `comparer` does not find equal to the last emitted element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged(
        @_inheritActorContext _ comparer: @escaping @Sendable @isolated(any) (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged(comparer) }
    }

    /// Emits each element whose key `comparer` does not find equal to the key of the last emitted element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) -> Key,
        @_inheritActorContext comparer: @escaping @Sendable @isolated(any) (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged(keySelector, comparer: comparer) }
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
    ///   - onDispose: Called once, when the connection ends for any reason.
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
    ) -> SharedSequence<SharingStrategy, Element> {
        shared {
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
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    /// Prints the subscription, every event and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }

    /// Emits all but the first `count` elements.
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.skip(count) }
    }

    /// Emits `element` before the elements of the source.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.startWith(element) }
    }

    /// Merges the elements of the sequences that `selector` returns.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Sharing, Result>(
        @_inheritActorContext _ selector:
            @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMap(selector))
    }

    /// Emits the elements of the sequence that `selector` returned for the latest element, and disposes of the previous
    /// sequence.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapLatest<Sharing, Result>(
        @_inheritActorContext _ selector:
            @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapLatest(selector))
    }

    /// Like ``flatMap(_:)``, but ignores source elements while a sequence is active.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapFirst<Sharing, Result>(
        @_inheritActorContext _ selector:
            @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapFirst(selector))
    }

    /// Emits, for each element, the result of `resultSelector` for it and the latest element of `second`, which may
    /// have another sharing strategy.
    ///
    /// Elements that arrive before `second` has emitted are dropped.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
        _ second: Second,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (Element, Second.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.withLatestFrom(second, resultSelector: resultSelector) }
    }

    /// Emits, for each element, the latest element of `second`, which may have another sharing strategy.
    public func withLatestFrom<Second: SharedSequenceConvertibleType>(_ second: Second) -> SharedSequence<
        SharingStrategy, Second.Element
    > {
        shared { $0.withLatestFrom(second) }
    }

    /// Emits each element together with `object`. Completes when an element arrives after `object` was freed.
    ///
    /// `object` is not retained, except that a driver retains the pair that it replays.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> SharedSequence<
        SharingStrategy, (Object, Element)
    > {
        shared { $0.withUnretained(object) }
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Emits each element that differs from the previous one.
    @inlinable
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged() }
    }
}

extension SharedSequence {
    /// Emits the elements of `sources`, one source after another. Iterates `sources` lazily.
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sources: Sequence) -> SharedSequence<
        SharingStrategy, Element
    >
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concatenating(sources.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of `sources`, one source after another.
    public static func concat<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<
        SharingStrategy, Element
    >
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of `sources`, subscribing to them in order. Completes when all sources have completed.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<
        SharingStrategy, Element
    >
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of `sources`, subscribing to them in order. Completes when all sources have completed.
    public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<
        SharingStrategy, Element
    > {
        merge(sources)
    }

    /// Emits nothing and never ends.
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .never())
    }

    /// Merges the elements of `sources`, with at most `maxConcurrent` subscriptions at a time. The other sources wait.
    public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>], maxConcurrent: Int)
        -> SharedSequence<SharingStrategy, Element>
    {
        SharedSequence(.merge(sources.map { $0.asObservable() }, maxConcurrent: maxConcurrent))
    }

    /// Emits the result of `resultSelector` for the latest elements of all sources, whenever a source emits.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func combineLatest<Collection: Swift.Collection, Source>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Source]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the latest elements of all sources, whenever a source emits.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<
        SharingStrategy, [Element]
    >
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(
            Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }

    /// Emits the result of `resultSelector` for the first elements of all sources, then for the second elements, and so
    /// on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func zip<Collection: Swift.Collection, Source>(
        _ collection: Collection,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) ([Source]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the first elements of all sources, then the second elements, and so on.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<
        SharingStrategy, [Element]
    >
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Delays every element, and completion, by `dueTime`.
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits an element when `dueTime` passes without another element.
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits an element, and then nothing for `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The time during which nothing is emitted.
    ///   - latest: Whether the last element received during that time is emitted when it ends. Completion waits for
    ///     that element.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Emits the elements of the latest sequence, and disposes of the previous one.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().switchLatest())
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// Emits 0, 1, 2 … every `period`, beginning after one period.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Emits 0 after `dueTime`, then 1, 2 … every `period`.
    public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Passes every event to `observers`.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        MainThread.ensure("drive")
        return asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every event to `observers`, with its element as an optional.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        MainThread.ensure("drive")
        return asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every element to `relays`.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Subscribes to the sequence and ignores its events.
    public func drive() -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe()
    }

    /// Subscribes to the sequence and calls the closures on the main thread.
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
    public func drive(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the sequence and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``drive(onNext:onCompleted:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func drive<Object: AnyObject>(
        with object: Object, @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Passes every event to `observers`.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every event to `observers`, with its element as an optional.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every element to `relays`.
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`.
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Subscribes to the sequence and ignores its events.
    public func emit() -> any Disposable {
        asObservable().subscribe()
    }

    /// Passes every element to `relays`.
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Subscribes to the sequence and calls the closures on the main thread.
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
    public func emit(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the sequence and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``emit(onNext:onCompleted:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func emit<Object: AnyObject>(
        with object: Object, @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
