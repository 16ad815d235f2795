extension ObservableType where Element: ObservableConvertibleType {
    /// Merges what the observables emit: `observables.merge()`, `observables.merge(maxConcurrent: 2)`.
    ///
    /// A property whose value is called, for the compiler's sake: see Decision 0003.
    ///
    /// Source: [Merge](https://reactivex.io/documentation/operators/merge.html).
    @inlinable
    public var merge: MergeOperator<Element.Element> {
        MergeOperator { limit in flatten(limit: limit) { $0.asObservable() } }
    }
}

/// `merge` of a sequence of observables.
public struct MergeOperator<Element> {
    @usableFromInline let merge: (Int) -> Observable<Element>

    @inlinable
    init(_ merge: @escaping (Int) -> Observable<Element>) { self.merge = merge }

    /// Merges what the observables emit.
    ///
    /// Completes when the source and all of them have; fails when one does.
    @inlinable
    public func callAsFunction() -> Observable<Element> { merge(.max) }

    /// Merges what the observables emit, with at most `maxConcurrent` subscriptions at a time; the others wait.
    @inlinable
    public func callAsFunction(maxConcurrent: Int) -> Observable<Element> { merge(maxConcurrent) }
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
        Observable { sink in
            let flattening = Flattening(sink)
            for source in sources where sink.isAlive { flattening.merge(source) }
            flattening.sourceCompleted()
        }
    }
}
