extension PrimitiveSequence {
    /// Calls `observableFactory` for each subscription, and subscribes to the sequence that it returns. Fails if the
    /// factory throws.
    ///
    /// - Parameter observableFactory: Called on the actor it was written on, or on the subscribing thread if it was
    ///   written outside any actor.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func deferred(
        @_inheritActorContext _ observableFactory:
            @escaping @Sendable @isolated(any) () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        let site = CallSite.of(observableFactory.isolation, "deferred")
        let observableFactory = Function0(observableFactory)
        return PrimitiveSequence(raw: Observable.deferring { try observableFactory().source }.started(on: site))
    }

    /// Makes a resource for each subscription, and subscribes to the sequence that `primitiveSequenceFactory` returns
    /// for it.
    ///
    /// Disposes of the resource when the subscription ends. Fails if a factory throws. The factories run on the actor
    /// they were written on, which must be the same, or on the subscribing thread if they were written outside any
    /// actor.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func using<Resource: Disposable>(
        @_inheritActorContext _ resourceFactory: @escaping @Sendable @isolated(any) () throws -> Resource,
        @_inheritActorContext primitiveSequenceFactory:
            @escaping @Sendable @isolated(any) (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        let site = CallSite.of(resourceFactory.isolation ?? primitiveSequenceFactory.isolation, "using")
        site?.requireSame(primitiveSequenceFactory.isolation)
        let (resourceFactory, factory) = (Function0(resourceFactory), Function(primitiveSequenceFactory))
        let source = Observable.consuming({ try resourceFactory() }, { try factory($0).source })
        return PrimitiveSequence(raw: source.started(on: site))
    }
}
