extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Passes every event to `observers`.
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every event to `observers`, with its element as an optional.
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every element to `relays`.
    public func emit(
        to relays: PublishRelay<Element>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func emit(
        to relays: PublishRelay<Element?>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`.
    public func emit(
        to relays: BehaviorRelay<Element>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func emit(
        to relays: BehaviorRelay<Element?>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`.
    public func emit(
        to relays: ReplayRelay<Element>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func emit(
        to relays: ReplayRelay<Element?>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Subscribes to the sequence and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``emit(onNext:onCompleted:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func emit<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
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
        asObservable().subscribe(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the sequence and ignores its events.
    public func emit() -> any Disposable {
        asObservable().subscribe()
    }
}
