extension SharedSequenceConvertibleType {
    /// Emits what `transform` returns for each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.map(transform) }
    }

    /// Emits what `transform` returns for each element, unless that is `nil`.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.compactMap(transform) }
    }

    /// Emits, for each element, what `accumulator` makes of it and of what was emitted before (first of `seed`).
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

    /// Merges what the sequences emit that `selector` makes of the elements.
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

    /// Emits what the sequence emits that `selector` made of the latest element; lets go of the one before.
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

    /// Like ``flatMap(_:)``, but ignores elements that arrive while a sequence is active.
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
