extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Starts the maybe and hands what it says to `observer`.
    ///
    /// `observer` runs on the actor it was written on: at once when the event arrives there, else later, and not at all
    /// once disposed. Written outside any actor, it runs where the event is.
    ///
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the maybe and hands what it says to the closures given.
    ///
    /// They run on the actor they were written on, as with `subscribe(_:)`. An error for which there is no
    /// `onError` goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error.
    ///   - onCompleted: Called when the maybe completes without an element.
    ///   - onDisposed: Called once, when the subscription is over for whatever reason.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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

    /// Starts the maybe and hands what it says, with `object`, to the closures given, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
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

    /// Completion after the element is no event of its own.
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
