extension ObservableType {
    /// Starts the sequence and passes every event to `on`.
    ///
    /// `on` runs on the actor it was written on. It runs at once if the event arrives on that actor and nothing waits.
    /// Other events are brought to the actor in order; those still waiting when the subscription is disposed of are not
    /// delivered. If `on` was written outside any actor, it runs on the thread of each event.
    ///
    /// - Returns: A disposable that ends the subscription. The subscription goes on if the disposable is dropped.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext _ on: @escaping @Sendable @isolated(any) (Event<Element>) -> Void
    ) -> any Disposable {
        let handler = Handler(on)
        return asObservable().run(
            to: .anywhere { handler(.next($0)) },
            EndHandlers(
                on: handler.actor, onError: .closure { handler(.error($0)) }, onCompleted: { handler(.completed) }))
    }

    /// Starts the sequence and passes its events to the closures.
    ///
    /// The closures run on the actor they were written on. They run at once if the event arrives on that actor and
    /// nothing waits. Other events are brought to the actor in order; those still waiting when the subscription is
    /// disposed of are not delivered. Closures that were written outside any actor run on the thread of each event.
    /// Without `onError`, an error goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error that ends the sequence.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once, when the subscription is over for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if the disposable is dropped.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        let onNext = Handler(ifPresent: onNext)
        let end = EndHandlers(
            onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, elementsOn: onNext?.actor)
        return asObservable().run(to: onNext ?? .anywhere { _ in }, end)
    }

    /// Starts the sequence and passes `object` and each event to the closures, while `object` lives.
    ///
    /// Does not retain `object`. The closures run where those of ``subscribe(onNext:onError:onCompleted:onDisposed:)``
    /// run.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        let onNext = Handler2(ifPresent: onNext)
        let reference = WeakReference(object)
        let end = EndHandlers(
            with: reference, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
            elementsOn: onNext?.actor)
        let onElement = Handler<Element>.anywhere { element in
            if let onNext, let object = reference.object { onNext(object, element) }
        }
        return asObservable().run(to: onElement, end)
    }
}
