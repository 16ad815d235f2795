extension PrimitiveSequence {
    /// Continues after an error with the sequence that `handler` returns for it. Fails if that sequence fails or
    /// `handler` throws.
    ///
    /// - Parameter handler: Called with the error, on the actor it was written on, or where the error arrives if it was
    ///   written outside any actor.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `catch`(
        @_inheritActorContext _ handler:
            @escaping @Sendable @isolated(any) (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        let site = CallSite.of(handler.isolation, "catch")
        let handler = Function(handler)
        return primitive { $0.recovering(at: site) { try handler($0).source } }
    }
}
