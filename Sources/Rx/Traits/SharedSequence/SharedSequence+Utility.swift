extension SharedSequenceConvertibleType {
    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is passed on.
    ///   - afterNext: Called with each element after it was passed on.
    ///   - onCompleted: Called before completion is passed on.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the connection ends for any reason.
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
    ) -> SharedSequence<SharingStrategy, Element> {
        shared {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    /// Prints the subscription, every event and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
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
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    /// Emits each element together with `object`. Completes when an element arrives after `object` was freed.
    ///
    /// `object` is not retained, except that a driver retains the pair that it replays.
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        shared { $0.withUnretained(object) }
    }
}
