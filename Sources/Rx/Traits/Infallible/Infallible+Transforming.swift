extension InfallibleType {
    /// Emits the result of `transform` for each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> Infallible<Result> {
        unfailing { $0.map(transform) }
    }

    /// Emits the result of `transform` for each element, unless it is `nil`.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?
    ) -> Infallible<Result> {
        unfailing { $0.compactMap(transform) }
    }

    /// Merges the elements of the sequences that `selector` returns.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMap(selector) }
    }

    /// Emits the elements of the sequence that `selector` returned for the latest element, and disposes of the previous
    /// sequence.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapLatest<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapLatest(selector) }
    }

    /// Merges the elements of the sequences that `selector` returns. Ignores source elements while such a sequence is
    /// active.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapFirst<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapFirst(selector) }
    }

    /// Emits the elements of the sequences that `selector` returns, one sequence after another.
    ///
    /// The sequences must not fail: their errors go to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func concatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.concatMap(selector) }
    }

    /// Calls `accumulator` with its previous result (`seed` at first) and each element, and emits each result.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (Accumulated, Element) -> Accumulated
    ) -> Infallible<Accumulated> {
        unfailing { $0.scan(seed, accumulator: accumulator) }
    }

    /// Updates a value in place with each element, and emits the value after each update.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        into seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (inout Accumulated, Element) -> Void
    ) -> Infallible<Accumulated> {
        unfailing { $0.scan(into: seed, accumulator: accumulator) }
    }
}
