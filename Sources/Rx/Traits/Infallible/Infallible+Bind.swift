extension InfallibleType {
    /// Delivers every event to one or several observers, where it is emitted.
    @inlinable
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Delivers every event, its element as an optional, to one or several observers, where it is emitted.
    @inlinable
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().bind(observers: observers, { $0 })
    }

    /// Hands this sequence to `binder`, which binds it.
    @inlinable
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Hands this sequence and `curriedArgument` to `binder`, which binds it.
    @inlinable
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Hands every element to `onNext`, on the actor it was written on.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func bind(
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> any Disposable {
        asObservable().bind(onNext: onNext)
    }

    /// Hands `object` and every element to `onNext`, on the actor it was written on, for as long as `object` lives.
    ///
    /// `object` is not kept alive.
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
