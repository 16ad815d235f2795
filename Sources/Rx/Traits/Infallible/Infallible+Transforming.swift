extension InfallibleType {
    /// Emits what `transform` makes of each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> Infallible<Result> {
        unfailing { $0.map(transform) }
    }

    /// Emits what `transform` makes of each element, unless that is `nil`.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?
    ) -> Infallible<Result> {
        unfailing { $0.compactMap(transform) }
    }

    /// Merges what the sequences emit that `selector` makes of the elements.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMap(selector) }
    }

    /// Emits what the sequence emits that `selector` made of the latest element; lets go of the one before.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapLatest<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapLatest(selector) }
    }

    /// Merges what the sequences emit that `selector` makes of elements; ignores elements while one is active.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapFirst<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapFirst(selector) }
    }

    /// Emits what the sequences emit that `selector` makes of the elements, one after another.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func concatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source
    ) -> Infallible<Source.Element> {
        unfailing { $0.concatMap(selector) }
    }

    /// Emits, for each element, what `accumulator` makes of its last result, at first `seed`, and the element.
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

    /// Emits, for each element, a value that `accumulator` has updated in place with it.
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
