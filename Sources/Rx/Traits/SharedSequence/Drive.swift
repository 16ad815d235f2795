// A driver replays its latest element inside the call of `drive`. So `drive` must be called on the main thread, and
// traps on any other.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Passes every event to `observers`.
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        MainThread.ensure("drive")
        return asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every event to `observers`, with its element as an optional.
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        MainThread.ensure("drive")
        return asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every element to `relays`.
    public func drive(
        _ relays: BehaviorRelay<Element>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func drive(
        _ relays: BehaviorRelay<Element?>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`.
    public func drive(
        _ relays: ReplayRelay<Element>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional.
    public func drive(
        _ relays: ReplayRelay<Element?>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Passes the sequence, as an observable, to `transformation`, which binds it.
    public func drive<Result>(
        _ transformation: (Observable<Element>) -> Result
    ) -> Result {
        MainThread.ensure("drive")
        return transformation(asObservable())
    }

    /// Passes the sequence, as an observable, and `curriedArgument` to `with`, which binds the sequence.
    public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        MainThread.ensure("drive")
        return with(asObservable())(curriedArgument)
    }

    /// Subscribes to the sequence and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of ``drive(onNext:onCompleted:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func drive<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe(
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
    public func drive(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes to the sequence and ignores its events.
    public func drive() -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe()
    }
}

/// A check that the caller is on the main thread.
@usableFromInline
enum MainThread {
    /// Traps if the caller is on another thread.
    @usableFromInline
    static func ensure(_ name: StaticString) {
        guard !ThreadLocal.isMain else { return }
        MainScheduler.ensureRunningOnMainThread(
            errorMessage: """
                '\(name)' at \(CallPlace()) was called off the main thread. It delivers the latest element at once, and \
                must do so on the main thread: call it there.
                """)
    }
}
