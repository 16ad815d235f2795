extension InfallibleType {
    /// Emits what `transform` makes of each element.
    @inlinable
    public func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Result> {
        unfailing { $0.map(transform, file: file, line: line) }
    }

    /// Emits what `transform` makes of each element, unless that is `nil`.
    @inlinable
    public func compactMap<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Result> {
        unfailing { $0.compactMap(transform, file: file, line: line) }
    }

    /// Merges what the sequences emit that `selector` makes of the elements.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public func flatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMap(selector, file: file, line: line) }
    }

    /// Emits what the sequence emits that `selector` made of the latest element; lets go of the one before.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapLatest(selector, file: file, line: line) }
    }

    /// Merges what the sequences emit that `selector` makes of elements; ignores elements while one is active.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public func flatMapFirst<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Source.Element> {
        unfailing { $0.flatMapFirst(selector, file: file, line: line) }
    }

    /// Emits what the sequences emit that `selector` makes of the elements, one after another.
    ///
    /// The sequences must not fail: an error of theirs goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    public func concatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Source,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Source.Element> {
        unfailing { $0.concatMap(selector, file: file, line: line) }
    }

    /// Emits, for each element, what `accumulator` makes of its last result, at first `seed`, and the element.
    @inlinable
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (Accumulated, Element) -> Accumulated,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Accumulated> {
        unfailing { $0.scan(seed, accumulator: accumulator, file: file, line: line) }
    }

    /// Emits, for each element, a value that `accumulator` has updated in place with it.
    @inlinable
    public func scan<Accumulated>(
        into seed: Accumulated,
        @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (inout Accumulated, Element) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Accumulated> {
        unfailing { $0.scan(into: seed, accumulator: accumulator, file: file, line: line) }
    }
}
