extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Goes on with `second` when this completes. Fails when either does.
    @inlinable
    public func concat(_ second: Completable) -> Completable { .concat(primitiveSequence, second) }

    /// Completes when all of `sequence`, subscribed to one after another, have. Fails when one does.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concatenating(sequence.lazy.map { $0.asObservable() }))
    }

    /// Completes when all of `collection`, subscribed to one after another, have. Fails when one does.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map { $0.asObservable() }))
    }

    /// Completes when all of `sources`, subscribed to one after another, have. Fails when one does.
    @inlinable
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Completes when all of `sources` have, which run at the same time. Fails when one does.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Completes when all of `sources` have, which run at the same time. Fails when one does.
    @inlinable
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Completes when all of `sources` have, which run at the same time. Fails when one does.
    @inlinable
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Goes on with `second` when this completes. Fails when either does.
    @inlinable
    public func andThen<Second>(_ second: Single<Second>) -> Single<Second> { primitive { $0.following(second) } }

    /// Goes on with `second` when this completes. Fails when either does.
    @inlinable
    public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> { primitive { $0.following(second) } }

    /// Goes on with `second` when this completes. Fails when either does.
    @inlinable
    public func andThen(_ second: Completable) -> Completable { primitive { $0.following(second) } }

    /// Goes on with `second` when this completes. Fails when either does.
    @inlinable
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { source.following(second) }

    /// Passes everything on unchanged and calls the closures as it goes by.
    ///
    /// A closure that throws makes the completable fail. They run on the actor they were written on, else
    /// where the event is.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onCompleted: Called before completion is passed on.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, when the subscription is over for whatever reason.
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
    /// Goes on with `second` on completion.
    @inlinable
    func following<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        let (source, second) = (asObservable(), second.asObservable())
        return Observable { sink in
            source.attach(Sink(lifetime: sink.lifetime.makeUpstream { second.run(sink) }) { _ in })
        }
    }
}
