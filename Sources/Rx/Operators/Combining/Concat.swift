extension ObservableType {
    /// Emits the elements of this and then those of another: `first.concat(second)`; for a sequence of observables, the
    /// elements of one after another: `observables.concat()`.
    ///
    /// A property whose value is called, for the compiler's sake: see Decision 0003.
    ///
    /// Source: [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public var concat: ConcatOperator<Element> { ConcatOperator(first: asObservable()) }

    /// Emits the elements of `sources`, one source after another. Fails when one does.
    ///
    /// Source: [Concat](https://reactivex.io/documentation/operators/concat.html).
    @inlinable
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// Emits the elements of `sources`, one source after another. Fails when one does.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        concat(AnySequence(sources))
    }

    /// Emits the elements of `sources`, which is iterated as it goes, one source after another. Fails when one does.
    @inlinable
    public static func concat<Sequence: Swift.Sequence>(_ sources: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Observable<Element> { sink in
            var iterator = sources.makeIterator()
            guard let first = iterator.next() else { return sink.lifetime.complete() }
            let succession = Succession(sink) { ending in
                if case .failed(let error) = ending { return .fail(error) }
                return iterator.next().map { .subscribe($0) } ?? .complete
            }
            succession.start(first)
        }
    }
}

/// `concat` of a sequence.
public struct ConcatOperator<Element> {
    @usableFromInline let first: Observable<Element>

    @inlinable
    init(first: Observable<Element>) { self.first = first }

    /// Emits the elements of the sequence and then those of `second`. Fails when either does.
    @inlinable
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        .concat([first, second.asObservable()])
    }

    /// Emits what the observables emit, one after another. Fails when one does.
    @inlinable
    public func callAsFunction() -> Observable<Element.Element> where Element: ObservableConvertibleType {
        first.flatten(limit: 1) { $0.asObservable() }
    }
}
