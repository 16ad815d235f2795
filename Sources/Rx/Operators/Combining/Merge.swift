public import RxSupport

extension ObservableType where Element: ObservableConvertibleType {
    /// The operators `merge()` and `merge(maxConcurrent:)`, which merge the elements of the emitted observables.
    ///
    /// See [Merge](https://reactivex.io/documentation/operators/merge.html).
    @inlinable
    public var merge: MergeOperator<Element> { MergeOperator(source: asObservable()) }
}

/// The callable value behind `merge()` and `merge(maxConcurrent:)`.
///
/// `merge` is a property with a callable value, because an instance method `merge` would break type inference. With
/// such a method, the compiler (6.3, Swift 6 mode) does not infer the element type of `Observable.merge(a, b)`, because
/// `Observable` is conditionally `Sendable`. ``AmbOperator`` and ``ConcatOperator`` exist for the same reason.
@frozen
public struct MergeOperator<Inner: ObservableConvertibleType> {
    @usableFromInline let source: Observable<Inner>

    @inlinable
    init(source: Observable<Inner>) { self.source = source }

    /// Merges the elements of the emitted observables.
    ///
    /// Completes when the source and all observables have completed. Fails if the source or an observable fails.
    @inlinable
    public func callAsFunction() -> Observable<Inner.Element> { source.flatten(limit: .max, .anywhere { $0 }) }

    /// Merges the elements of the emitted observables, with at most `maxConcurrent` subscriptions at a time. The other
    /// observables wait, in order and without limit.
    ///
    /// Completes when the source and all observables have completed. Fails if the source or an observable fails.
    ///
    /// - Precondition: `maxConcurrent` is positive.
    @inlinable
    public func callAsFunction(
        maxConcurrent: Int
    ) -> Observable<Inner.Element> {
        requirement(
            maxConcurrent > 0, "merge(maxConcurrent: \(maxConcurrent)): the count must be positive.")
        return source.flatten(limit: maxConcurrent, .anywhere { $0 })
    }
}

extension ObservableType {
    /// Merges the elements of `sources`, subscribing to them in order.
    ///
    /// Completes when all sources have completed. Fails if a source fails.
    ///
    /// See [Merge](https://reactivex.io/documentation/operators/merge.html).
    @inlinable
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// Merges the elements of `sources`, subscribing to them in order.
    ///
    /// Completes when all sources have completed. Fails if a source fails.
    @inlinable
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// Merges the elements of `sources`, subscribing to them in order.
    ///
    /// Completes when all sources have completed. Fails if a source fails.
    @inlinable
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        merge(sources, maxConcurrent: .max)
    }

    /// Merges the elements of `sources`, with at most `maxConcurrent` subscriptions at a time. The other sources wait,
    /// in order.
    ///
    /// Completes when all sources have completed. Fails if a source fails.
    ///
    /// - Precondition: `maxConcurrent` is positive.
    @inlinable
    public static func merge(
        _ sources: [Observable<Element>], maxConcurrent: Int
    ) -> Observable<Element> {
        requirement(
            maxConcurrent > 0, "merge(maxConcurrent: \(maxConcurrent)): the count must be positive.")
        return Observable { sink in
            let mergeSink = MergeSink(sink, limit: maxConcurrent)
            for source in sources where sink.isAlive { mergeSink.merge(source) }
            mergeSink.complete()
        }
    }
}
