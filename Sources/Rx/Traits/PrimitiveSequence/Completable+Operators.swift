extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func concat(_ second: Completable) -> Completable { .concat(primitiveSequence, second) }

    /// Subscribes to the completables of `sequence` one after another. Completes when all have completed. Fails when
    /// one fails.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concatenating(sequence.lazy.map { $0.asObservable() }))
    }

    /// Subscribes to the completables of `collection` one after another. Completes when all have completed. Fails when
    /// one fails.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map { $0.asObservable() }))
    }

    /// Subscribes to `sources` one after another. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Runs all of `sources` at the same time. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Runs all of `sources` at the same time. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Runs all of `sources` at the same time. Completes when all have completed. Fails when one fails.
    @inlinable
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen<Second>(_ second: Single<Second>) -> Single<Second> { primitive { $0.following(second) } }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> { primitive { $0.following(second) } }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen(_ second: Completable) -> Completable { primitive { $0.following(second) } }

    /// Continues with `second` when this completable completes. Fails when either fails.
    @inlinable
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { source.following(second) }

    /// Calls the closures around each event, and passes the event on unchanged.
    ///
    /// A closure that throws makes the completable fail. The closures run on the actor they were written on. Outside
    /// any actor, they run where the event arrives.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
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
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Completable {
        primitive {
            $0.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }
}

extension ObservableType where Element == Never {
    /// Ignores the source's events, and continues with `second` when the source completes.
    @inlinable
    func following<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        let (source, second) = (asObservable(), second.asObservable())
        return Observable { sink in
            source.attach(Sink(lifetime: sink.lifetime.makeUpstream { second.run(sink) }) { _ in })
        }
    }
}
