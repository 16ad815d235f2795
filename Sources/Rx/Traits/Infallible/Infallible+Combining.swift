extension InfallibleType {
    /// Emits `element` before the elements of the source.
    @inlinable
    public func startWith(_ element: Element) -> Infallible<Element> { unfailing { $0.startWith(element) } }

    /// Emits, for each element, the latest element of `second`, which must not fail.
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Source.Element> {
        unfailing { $0.withLatestFrom(second) }
    }

    /// Emits, for each element, the result of `resultSelector` for it and the latest element of `second`, which must
    /// not fail.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        @_inheritActorContext resultSelector:
            @escaping @Sendable @isolated(any) (Element, Source.Element) throws -> Result
    ) -> Infallible<Result> {
        unfailing { $0.withLatestFrom(second, resultSelector: resultSelector) }
    }

    /// Continues with another source when this one completes: `concat(_:)`.
    @inlinable
    public var concat: InfallibleConcatOperator<Element> { InfallibleConcatOperator(source: asObservable()) }

    /// Emits the elements of `sources`, one source after another. Iterates `sources` lazily.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sources: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: .concatenating(sources.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of `sources`, one source after another.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .concat(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of `sources`, one source after another.
    @inlinable
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// Merges the elements of `sources`, subscribing to them in order. Completes when all sources have completed.
    @inlinable
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of `sources`, subscribing to them in order. Completes when all sources have completed.
    @inlinable
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }
}

/// The operator that is called as `concat(_:)`. ``MergeOperator`` explains why it is a value.
@frozen
public struct InfallibleConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>) { self.source = source }

    /// Emits the elements of the source and then those of `second`, which must not fail.
    @inlinable
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(raw: source.concat(second))
    }
}
