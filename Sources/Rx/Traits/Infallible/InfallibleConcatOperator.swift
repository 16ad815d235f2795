extension InfallibleType {
    /// Continues with another source when this one completes: `concat(_:)`.
    @inlinable
    public var concat: InfallibleConcatOperator<Element> { InfallibleConcatOperator(source: asObservable()) }
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
