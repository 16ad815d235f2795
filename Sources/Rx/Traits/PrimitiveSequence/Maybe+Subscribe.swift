extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes to the maybe and passes its event to `observer`.
    ///
    /// `observer` runs on the actor it was written on: at once if the event arrives on that actor, otherwise later, and
    /// not at all after disposal. If `observer` was written outside any actor, it runs where the event arrives.
    ///
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext _ observer: @escaping @Sendable @isolated(any) (MaybeEvent<Element>) -> Void
    ) -> any Disposable {
        let handler = Handler(observer)
        return subscribe(
            onSuccess: { handler(.success($0)) },
            EndHandlers(
                on: handler.actor, onError: .closure { handler(.error($0)) }, onCompleted: { handler(.completed) }))
    }

    /// Subscribes to the maybe and calls the closure for its event.
    ///
    /// The closures run on the actor they were written on, as with `subscribe(_:)`. Without `onError`, an error goes to
    /// ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element.
    ///   - onError: Called with the error.
    ///   - onCompleted: Called when the maybe completes without an element.
    ///   - onDisposed: Called once, when the subscription ends for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription goes on if you discard the disposable.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        let onSuccess = Handler(ifPresent: onSuccess)
        let end = EndHandlers(
            onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, elementsOn: onSuccess?.actor)
        return subscribe(onSuccess: { onSuccess?($0) }, end)
    }

    /// Subscribes to the maybe and calls the closures with `object`, while `object` is alive.
    ///
    /// `object` is not retained. The closures run where those of
    /// ``subscribe(onSuccess:onError:onCompleted:onDisposed:)`` do.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil
    ) -> any Disposable {
        let onSuccess = Handler2(ifPresent: onSuccess)
        let reference = WeakReference(object)
        let end = EndHandlers(
            with: reference, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
            elementsOn: onSuccess?.actor)
        return subscribe(
            onSuccess: { element in
                if let onSuccess, let object = reference.object { onSuccess(object, element) }
            }, end)
    }

    /// Calls `onCompleted` only if the maybe completes without an element: completion after an element is not an event
    /// of a maybe.
    @inlinable
    func subscribe(onSuccess: @escaping (Element) -> Void, _ end: EndHandlers) -> any Disposable {
        var isEmpty = true
        var end = end
        end.onCompleted = end.onCompleted.map { onCompleted in { if isEmpty { onCompleted() } } }
        let onElement = Handler<Element>.anywhere { element in
            isEmpty = false
            onSuccess(element)
        }
        return source.run(to: onElement, end)
    }
}
