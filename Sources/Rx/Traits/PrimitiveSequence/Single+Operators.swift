extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits the result of `transform` for the element. Fails if `transform` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result
    ) -> Single<Result> {
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

    /// Continues with the single that `selector` returns for the element. Fails if that fails or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Single<Result>
    ) -> Single<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Continues with the maybe that `selector` returns for the element. Fails if that fails or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapMaybe<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Continues with the completable that `selector` returns for the element. Fails if that fails or `selector`
    /// throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapCompletable(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Completable
    ) -> Completable {
        primitive { $0.flatMap(selector) }
    }

    /// Emits `element` instead of failing.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Single<Element> { primitive { $0.catchAndReturn(element) } }

    /// Converts the single to a ``Maybe``.
    @inlinable
    public func asMaybe() -> Maybe<Element> { primitive { $0 } }

    /// Converts the sequence to a ``Completable``, which ignores the element.
    @inlinable
    public func asCompletable() -> Completable { primitive { $0.ignoreElements() } }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// A closure that throws makes the single fail. The closures run on the actor they were written on. Outside any
    /// actor, they run where the event arrives.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is passed on.
    ///   - afterSuccess: Called with the element after it was passed on.
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription ends for any reason.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onSuccess: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext afterSuccess: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Single<Element> {
        primitive {
            $0.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }
}
