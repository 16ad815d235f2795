extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Delivers every event to one or several observers.
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Delivers every event, its element as an optional, to one or several observers.
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Hands every element to `relays`.
    public func emit(
        to relays: PublishRelay<Element>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`.
    public func emit(
        to relays: PublishRelay<Element?>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element to `relays`.
    public func emit(
        to relays: BehaviorRelay<Element>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`.
    public func emit(
        to relays: BehaviorRelay<Element?>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element to `relays`.
    public func emit(
        to relays: ReplayRelay<Element>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`.
    public func emit(
        to relays: ReplayRelay<Element?>...
    ) -> any Disposable {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Starts the sequence and hands what it says, with `object`, to the closures given, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
    /// ``emit(onNext:onCompleted:onDisposed:)`` do.
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

    /// Starts the sequence and hands what it says to the closures given, on the main thread.
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once, when the subscription is over for whatever reason.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the sequence and ignores what it says.
    public func emit() -> any Disposable {
        asObservable().subscribe()
    }
}
