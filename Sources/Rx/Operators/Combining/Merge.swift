extension ObservableType where Element: ObservableConvertibleType {
    /// Merges what the observables emit.
    ///
    /// Completes when the source and all of them have; fails when one does.
    ///
    /// Source: [Merge](https://reactivex.io/documentation/operators/merge.html).
    @inlinable
    public func merge() -> Observable<Element.Element> { flatten(limit: .max) { $0.asObservable() } }

    /// Merges what the observables emit, with at most `maxConcurrent` subscriptions at a time; the others wait.
    @inlinable
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flatten(limit: maxConcurrent) { $0.asObservable() }
    }

    /// Emits what the observables emit, one after another.
    ///
    /// Source: [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
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
