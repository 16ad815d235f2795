// A driver replays its latest element while `drive` runs, so `drive` itself must be called on the main thread: elsewhere
// it stops the program.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Delivers every event to one or several observers.
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        MainThread.ensure("drive")
        return asObservable().bind(observers: observers, { $0 })
    }

    /// Delivers every event, its element as an optional, to one or several observers.
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        MainThread.ensure("drive")
        return asObservable().bind(observers: observers, { $0 })
    }

    /// Hands every element to `relays`.
    public func drive(
        _ relays: BehaviorRelay<Element>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`.
    public func drive(
        _ relays: BehaviorRelay<Element?>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element to `relays`.
    public func drive(
        _ relays: ReplayRelay<Element>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`.
    public func drive(
        _ relays: ReplayRelay<Element?>...
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().bind(relays: relays, { $0 })
    }

    /// Hands this sequence, as an observable, to `transformation`, which binds it.
    public func drive<Result>(
        _ transformation: (Observable<Element>) -> Result
    ) -> Result {
        MainThread.ensure("drive")
        return transformation(asObservable())
    }

    /// Hands this sequence, as an observable, and `curriedArgument` to `with`, which binds it.
    public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        MainThread.ensure("drive")
        return with(asObservable())(curriedArgument)
    }

    /// Starts the sequence and hands what it says, with `object`, to the closures given, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
    /// ``drive(onNext:onCompleted:onDisposed:)`` do.
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
    public func drive(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Starts the sequence and ignores what it says.
    public func drive() -> any Disposable {
        MainThread.ensure("drive")
        return asObservable().subscribe()
    }
}

/// What only the main thread may do.
@usableFromInline
enum MainThread {
    /// Stops the program when the caller is elsewhere.
    @usableFromInline
    static func ensure(_ name: StaticString) {
        guard !ThreadLocal.isMain else { return }
        MainScheduler.ensureRunningOnMainThread(
            errorMessage: """
                '\(name)' at \(CallPlace()) was called off the main thread. It delivers the latest element at once, which \
                belongs there: call it on the main thread.
                """)
    }
}
