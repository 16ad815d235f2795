public import RxSupport

extension ObservableType {
    /// Delivers every event to one or several observers, on the thread that emits it.
    ///
    /// The observers receive an error too. For an observer that takes no errors, such as a ``Binder``, the error is
    /// reported with the place of this call.
    @inlinable
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        bind(observers: observers, { $0 })
    }

    /// Delivers every event, with its element as an optional, to one or several observers, on the thread that emits it.
    @inlinable
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        bind(observers: observers, { $0 })
    }

    @inlinable
    func bind<Observer: ObserverType>(
        observers: [Observer], _ convert: @escaping (Element) -> Observer.Element
    ) -> any Disposable {
        let place = CallPlace()
        let lifetime = ClosureLifetime(
            onError: { BindingFailure.deliver($0, to: observers, boundAt: place) },
            onCompleted: { for observer in observers { observer.on(.completed) } })
        let entry = SubscriptionLedger.entry(of: lifetime, at: SubscriptionPlace())
        asObservable().run(
            Sink(lifetime: lifetime) { element in
                guard lifetime.isAlive else { return }
                entry?.record(element)
                let element = convert(element)
                for observer in observers { observer.on(.next(element)) }
            })
        return lifetime
    }

    /// Passes this sequence to `binder`, which binds it.
    @inlinable
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Passes this sequence and `curriedArgument` to `binder`, which binds the sequence.
    @inlinable
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Passes every element to `onNext`, on the actor it was written on.
    ///
    /// The sequence must not fail. An error is reported to ``Hooks/defaultErrorHandler`` and then traps in a debug
    /// build.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func bind(
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> any Disposable {
        let handler = Handler(onNext)
        return asObservable().run(to: handler, EndHandlers(on: handler.actor, onError: .reported(boundAt: CallPlace())))
    }

    /// Passes `object` and every element to `onNext`, on the actor it was written on, while `object` lives.
    ///
    /// Does not retain `object`. The sequence must not fail. An error is reported to ``Hooks/defaultErrorHandler`` and
    /// then traps in a debug build.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func bind<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Object, Element) -> Void
    ) -> any Disposable {
        let handler = Handler2(onNext)
        let reference = WeakReference(object)
        let onElement = Handler<Element>.anywhere { element in
            if let object = reference.object { handler(object, element) }
        }
        return asObservable().run(
            to: onElement,
            EndHandlers(on: handler.actor, onError: .reported(boundAt: CallPlace())))
    }
}
