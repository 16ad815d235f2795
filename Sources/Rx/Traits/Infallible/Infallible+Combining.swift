extension InfallibleType {
    /// Emits `element` before those of the source.
    @inlinable
    public func startWith(_ element: Element) -> Infallible<Element> { unfailing { $0.startWith(element) } }

    /// Emits, for each element, the latest element of `second`, which must not fail.
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Source.Element> {
        unfailing { $0.withLatestFrom(second) }
    }

    /// Emits, for each element, what `resultSelector` makes of it and the latest element of `second`, which must not fail.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
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

    /// Goes on with another source: `concat(_:)`.
    @inlinable
    public var concat: InfallibleConcatOperator<Element> { InfallibleConcatOperator(source: asObservable()) }

    /// Emits the elements of `sources`, which is iterated as it goes, one source after another.
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

    /// Merges what `sources` emit, subscribing to them in order. Completes when all have.
    @inlinable
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .merge(sources.map { $0.asObservable() }))
    }

    /// Merges what `sources` emit, subscribing to them in order. Completes when all have.
    @inlinable
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }
}

/// What is called as `concat(_:)`. Why it is a value says ``MergeOperator``.
@frozen
public struct InfallibleConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>) { self.source = source }

    /// Emits the elements of this and then those of `second`, which must not fail.
    @inlinable
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(raw: source.concat(second))
    }
}
