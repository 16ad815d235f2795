extension SharedSequenceConvertibleType {
    /// Emits the result of `transform` for each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.map(transform) }
    }

    /// Emits the result of `transform` for each element, unless it is `nil`.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.compactMap(transform) }
    }

    /// Calls `accumulator` with its previous result (`seed` at first) and each element, and emits each result.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (Accumulated, Element) -> Accumulated
    ) -> SharedSequence<SharingStrategy, Accumulated> {
        shared { $0.scan(seed, accumulator: accumulator) }
    }

    /// Merges the elements of the sequences that `selector` returns.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Sharing, Result>(
        @_inheritActorContext _ selector:
            @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMap(selector))
    }

    /// Emits the elements of the sequence that `selector` returned for the latest element, and disposes of the previous
    /// sequence.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapLatest<Sharing, Result>(
        @_inheritActorContext _ selector:
            @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapLatest(selector))
    }

    /// Like ``flatMap(_:)``, but ignores source elements while a sequence is active.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapFirst<Sharing, Result>(
        @_inheritActorContext _ selector:
            @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapFirst(selector))
    }
}
