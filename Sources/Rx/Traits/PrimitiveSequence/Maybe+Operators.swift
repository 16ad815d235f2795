extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits what `transform` makes of the element. Fails when it throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result
    ) -> Maybe<Result> {
        primitive { $0.map(transform) }
    }

    /// Emits what `transform` makes of the element, unless that is `nil`. Fails when it throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) throws -> Result?
    ) -> Maybe<Result> {
        primitive { $0.compactMap(transform) }
    }

    /// Emits the element if `predicate` returns true. Fails when it throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Maybe<Element> {
        primitive { $0.filter(predicate) }
    }

    /// Goes on with the maybe that `selector` makes of the element. Fails when that does, or `selector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Result>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        primitive { $0.flatMap(selector) }
    }

    /// Emits `element` when this completes without one.
    @inlinable
    public func ifEmpty(default element: Element) -> Single<Element> { primitive { $0.ifEmpty(default: element) } }

    /// Goes on with `other` when this completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        primitive { $0.ifEmpty(switchTo: other.asObservable()) }
    }

    /// Goes on with `other` when this completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        primitive { $0.ifEmpty(switchTo: other.asObservable()) }
    }

    /// Emits `element` instead of failing.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Maybe<Element> { primitive { $0.catchAndReturn(element) } }

    /// This as a ``Completable``: without its element.
    @inlinable
    public func asCompletable() -> Completable { primitive { $0.ignoreElements() } }

    /// Passes everything on unchanged and calls the closures as it goes by.
    ///
    /// A closure that throws makes the maybe fail. They run on the actor they were written on, else
    /// where the event is.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it is passed on.
    ///   - afterNext: Called with the element after it was passed on.
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onCompleted: Called before completion is passed on, which follows an element, too.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription is over for whatever reason.
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
