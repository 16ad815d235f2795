extension InfallibleType {
    /// Passes every event to `observers`, on the thread that emits it.
    @inlinable
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes every event to `observers`, on the thread that emits it, with its element as an optional.
    @inlinable
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Passes the sequence to `binder`, which binds it.
    @inlinable
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Passes the sequence and `curriedArgument` to `binder`, which binds the sequence.
    @inlinable
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
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
        with object: Object,
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Object, Element) -> Void
    ) -> any Disposable {
        asObservable().bind(with: object, onNext: onNext)
    }
}
