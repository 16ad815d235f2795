extension ObservableType {
    /// Starts the sequence and hands every event to `on`.
    ///
    /// `on` runs on the actor it was written on: at once when events arrive there, else in order, later, and not at all
    /// once disposed. Written outside any actor, it runs where the event is.
    ///
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the sequence and hands what it says to the closures given.
    ///
    /// The closures run on the actor they were written on: at once when the event arrives there, else in order, later, and
    /// not at all once disposed. Written outside any actor, they run where the event is. An error for which there is no
    /// `onError` goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error that ends the sequence.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once, when the subscription is over for whatever reason.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the sequence and hands what it says, with `object`, to the closures given, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
    /// ``subscribe(onNext:onError:onCompleted:onDisposed:)`` do.
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
