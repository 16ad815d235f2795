extension ObservableType where Element: ObservableConvertibleType {
    /// Merges what the observables emit: `merge()`, `merge(maxConcurrent:)`.
    ///
    /// Source: [Merge](https://reactivex.io/documentation/operators/merge.html).
    @inlinable
    public var merge: MergeOperator<Element> { MergeOperator(source: asObservable()) }
}

/// What is called as `merge()` or `merge(maxConcurrent:)`.
///
/// A value and no methods: beside a method of its name, the compiler (6.3, Swift 6 mode) does not infer the element of
/// `Observable.merge(a, b)`, because `Observable` is `Sendable` under a condition. ``ConcatOperator`` is one likewise.
@frozen
public struct MergeOperator<Inner: ObservableConvertibleType> {
    @usableFromInline let source: Observable<Inner>

    @inlinable
    init(source: Observable<Inner>) { self.source = source }

    /// Merges what the observables emit.
    ///
    /// Completes when the source and all of them have; fails when one does.
    @inlinable
    public func callAsFunction() -> Observable<Inner.Element> { source.flatten(limit: .max, .anywhere { $0 }) }

    /// Merges what the observables emit, with at most `maxConcurrent` subscriptions at a time; the others wait.
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
    /// Merges what `sources` emit, subscribing to them in order.
    ///
    /// Completes when all have; fails when one does.
    ///
    /// Source: [Merge](https://reactivex.io/documentation/operators/merge.html).
    @inlinable
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// Merges what `sources` emit, subscribing to them in order.
    @inlinable
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// Merges what `sources` emit, subscribing to them in order.
    @inlinable
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        merge(sources, maxConcurrent: .max)
    }

    /// Merges what `sources` emit, with at most `maxConcurrent` subscriptions at a time; the others wait.
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
