extension ObservableType {
    /// The operator `concat(_:)`, which continues with another source after this one. If the elements are observables,
    /// also the operator `concat()`.
    ///
    /// See [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public var concat: ConcatOperator<Element> { ConcatOperator(source: asObservable()) }

    /// Emits the elements of `sources`, one source after another. Completes with the last source, or at once if there
    /// is none. Fails if a source fails.
    ///
    /// See [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// Emits the elements of `sources`, one source after another. Completes with the last source, or at once if there
    /// is none. Fails if a source fails.
    @inlinable
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        ConcatObservable(.array(sources))
    }

    /// Emits the elements of `sources`, one source after another. Completes with the last source, or at once if there
    /// is none. Fails if a source fails.
    ///
    /// Iterates `sources` lazily, on the thread where the previous source ended.
    @inlinable
    public static func concat<Collection: Swift.Collection & Sendable>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        concatenating(sources)
    }

    /// Emits the elements of `sources`, one source after another. Completes with the last source, or at once if there
    /// is none. Fails if a source fails.
    ///
    /// Iterates `sources` lazily, on the thread where the previous source ended, so the sequence must be `Sendable`.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sources: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        concatenating(sources)
    }

    /// Concatenates a sequence that the caller knows to be safe to iterate on any thread.
    @inlinable
    static func concatenating<Sequence: Swift.Sequence>(_ sources: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        ConcatObservable(
            .sequence {
                var iterator = sources.makeIterator()
                return { iterator.next() }
            })
    }
}

/// The callable value behind `concat(_:)` and `concat()`. ``MergeOperator`` explains why it is a value.
@frozen
public struct ConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>) { self.source = source }

    /// Emits the elements of this source and then the elements of `second`. Completes with `second`. Fails if either
    /// fails.
    @inlinable
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable<Element>.concat([source, second.asObservable()])
    }
}

extension ConcatOperator where Element: ObservableConvertibleType {
    /// Emits the elements of the emitted observables, one observable after another. Completes when the source and all
    /// observables have completed. Fails if the source or an observable fails.
    @inlinable
    public func callAsFunction() -> Observable<Element.Element> { source.merge(maxConcurrent: 1) }
}
