extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits the result of `transform` for the element. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result
    ) -> Maybe<Result> {
        primitive { $0.map(transform) }
    }

    /// Emits the result of `transform` for the element, or completes if that is `nil`. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result?
    ) -> Maybe<Result> {
        primitive { $0.compactMap(transform) }
    }

    /// Emits the element if `predicate` returns true for it. Fails if `predicate` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Maybe<Element> {
        primitive { $0.filter(predicate) }
    }

    /// Continues with the maybe that `selector` returns for the element. Fails if that fails or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Emits `element` if the maybe completes without an element.
    @inlinable
    public func ifEmpty(default element: Element) -> Single<Element> { primitive { $0.ifEmpty(default: element) } }

    /// Continues with `other` if the maybe completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        primitive { $0.ifEmpty(switchTo: other.asObservable()) }
    }

    /// Continues with `other` if the maybe completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        primitive { $0.ifEmpty(switchTo: other.asObservable()) }
    }

    /// Emits `element` instead of failing.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Maybe<Element> { primitive { $0.catchAndReturn(element) } }

    /// Converts the sequence to a ``Completable``, which ignores the element.
    @inlinable
    public func asCompletable() -> Completable { primitive { $0.ignoreElements() } }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// A closure that throws makes the maybe fail. The closures run on the actor they were written on. Outside any
    /// actor, they run where the event arrives.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it is passed on.
    ///   - afterNext: Called with the element after it was passed on.
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onCompleted: Called before completion is passed on. An element is followed by completion too.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription ends for any reason.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext afterNext: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Maybe<Element> {
        primitive {
            $0.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }
}
