extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Starts the maybe and hands what it says to `observer`.
    ///
    /// `observer` runs on the actor it was written on: at once when the event arrives there, else later, and not at all
    /// once disposed. Written outside any actor, it runs where the event is.
    ///
    /// - Returns: What ends the subscription. It lives on when that is dropped.
    @inlinable
    public func subscribe(
        @_inheritActorContext _ observer: @escaping @Sendable @isolated(any) (MaybeEvent<Element>) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let handler = Function(observer, "subscribe", file, line)
        return subscribe(
            on: observer.isolation, onSuccess: { handler.delivered(.success($0)) },
            onError: { handler.delivered(.error($0)) }, onCompleted: { handler.delivered(.completed) }, onDisposed: nil)
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
    ///   - file: The file that a message about misuse names; leave it out.
    ///   - line: The line that it names; leave it out.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
    @inlinable
    public func subscribe(
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let onSuccess = Function(ifPresent: onSuccess, "subscribe(onSuccess:)", file, line)
        let onError = Function(ifPresent: onError, "subscribe(onError:)", file, line)
        let onCompleted = Function0(ifPresent: onCompleted, "subscribe(onCompleted:)", file, line)
        let onDisposed = Function0(ifPresent: onDisposed, "subscribe(onDisposed:)", file, line)
        return subscribe(
            on: onSuccess?.actor ?? onError?.actor ?? onCompleted?.actor ?? onDisposed?.actor,
            onSuccess: { onSuccess?.delivered($0) }, onError: onError.map { handler in { handler.delivered($0) } },
            onCompleted: { onCompleted?.delivered() }, onDisposed: { onDisposed?.delivered() })
    }

    /// Starts the maybe and hands what it says, with `object`, to the closures given, for as long as `object` lives.
    ///
    /// `object` is not kept alive. The closures run where those of
    /// ``subscribe(onSuccess:onError:onCompleted:onDisposed:file:line:)`` do.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object,
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Object, Element) -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (Object, any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let onSuccess = Function2(ifPresent: onSuccess, "subscribe(with:onSuccess:)", file, line)
        let onError = Function2(ifPresent: onError, "subscribe(with:onError:)", file, line)
        let onCompleted = Function(ifPresent: onCompleted, "subscribe(with:onCompleted:)", file, line)
        let onDisposed = Function(ifPresent: onDisposed, "subscribe(with:onDisposed:)", file, line)
        let target = WeakReference(object)
        return subscribe(
            on: onSuccess?.actor ?? onError?.actor ?? onCompleted?.actor ?? onDisposed?.actor,
            onSuccess: { element in target.object.map { onSuccess?.delivered($0, element) } },
            onError: onError.map { handler in { error in target.object.map { handler.delivered($0, error) } } },
            onCompleted: { target.object.map { onCompleted?.delivered($0) } },
            onDisposed: { target.object.map { onDisposed?.delivered($0) } })
    }

    /// Completion after the element is no event of its own.
    @inlinable
    func subscribe(
        on actor: (any Actor)?, onSuccess: @escaping (Element) -> Void, onError: ((any Swift.Error) -> Void)?,
        onCompleted: @escaping () -> Void, onDisposed: (() -> Void)?
    ) -> any Disposable {
        var isEmpty = true
        let terminal = Terminal(
            on: actor, onError: onError, onCompleted: { if isEmpty { onCompleted() } }, onDisposed: onDisposed)
        return terminal.run(source) { element in
            isEmpty = false
            onSuccess(element)
        }
    }
}
