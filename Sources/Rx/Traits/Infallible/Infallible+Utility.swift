extension InfallibleType {
    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is passed on.
    ///   - afterNext: Called with each element after it was passed on.
    ///   - onCompleted: Called before completion is passed on.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription ends for any reason.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext afterNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Infallible<Element> {
        unfailing {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    /// Prints the subscription, every event and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        unfailing { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }

    /// Shares one subscription to the source among all subscribers. It begins with the first subscriber and ends with
    /// the last.
    ///
    /// - Parameters:
    ///   - replay: The number of elements that a late subscriber receives.
    ///   - scope: How long the elements to replay are kept.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        unfailing { $0.share(replay: replay, scope: scope) }
    }

    /// Emits each element together with `object`. Completes when an element arrives after `object` was freed.
    ///
    /// `object` is not retained.
    @inlinable
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
        unfailing { $0.withUnretained(object) }
    }

    /// Emits the result of `resultSelector` for `object` and each element. Completes when an element arrives after
    /// `object` was freed.
    ///
    /// `object` is not retained.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (Object, Element) -> Result
    ) -> Infallible<Result> {
        unfailing { $0.withUnretained(object, resultSelector: resultSelector) }
    }
}
