extension ObservableType {
    /// Goes on with another source: `concat(_:)`; or, where the elements are observables, `concat()`.
    ///
    /// Source: [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public var concat: ConcatOperator<Element> { ConcatOperator(source: asObservable()) }

    /// Emits the elements of `sources`, one source after another. Fails when one does.
    ///
    /// Source: [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// Emits the elements of `sources`, one source after another. Fails when one does.
    @inlinable
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        ConcatObservable(.array(sources))
    }

    /// Emits the elements of `sources`, which is iterated as it goes, one source after another. Fails when one does.
    @inlinable
    public static func concat<Collection: Swift.Collection & Sendable>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        concatenating(sources)
    }

    /// Emits the elements of `sources`, which is iterated as it goes, one source after another. Fails when one does.
    ///
    /// The sequence is iterated wherever the source before ended, so it must be `Sendable`.
    @inlinable
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sources: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        concatenating(sources)
    }

    /// For sequences of which it is known that they can be iterated on any thread.
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

/// What is called as `concat(_:)` or `concat()`. Why it is a value says ``MergeOperator``.
@frozen
public struct ConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>) { self.source = source }

    /// Emits the elements of this and then those of `second`. Fails when either does.
    @inlinable
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable<Element>.concat([source, second.asObservable()])
    }
}

extension ConcatOperator where Element: ObservableConvertibleType {
    /// Emits what the observables emit, one after another. Fails when one does.
    @inlinable
    public func callAsFunction() -> Observable<Element.Element> { source.merge(maxConcurrent: 1) }
}
