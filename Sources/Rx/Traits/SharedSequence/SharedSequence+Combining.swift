extension SharedSequenceConvertibleType {
    /// Emits `element` before the elements of the source.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.startWith(element) }
    }

    /// Emits, for each element, the result of `resultSelector` for it and the latest element of `second`, which may
    /// have another sharing strategy.
    ///
    /// Elements that arrive before `second` has emitted are dropped.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
        _ second: Second,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (Element, Second.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        shared { $0.withLatestFrom(second, resultSelector: resultSelector) }
    }

    /// Emits, for each element, the latest element of `second`, which may have another sharing strategy.
    public func withLatestFrom<Second: SharedSequenceConvertibleType>(
        _ second: Second
    ) -> SharedSequence<SharingStrategy, Second.Element> {
        shared { $0.withLatestFrom(second) }
    }
}

extension SharedSequence {
    /// Merges the elements of `sources`, subscribing to them in order.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// Merges the elements of `sources`, subscribing to them in order.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of `sources`, with at most `maxConcurrent` subscriptions at a time. The other sources wait.
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>], maxConcurrent: Int
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map { $0.asObservable() }, maxConcurrent: maxConcurrent))
    }

    /// Emits the elements of `sources`, one source after another.
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sources: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concatenating(sources.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of `sources`, one source after another.
    public static func concat<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sources.map { $0.asObservable() }))
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Merges the elements of the sequences: `merge()`, `merge(maxConcurrent:)`.
    public var merge: SharedMergeOperator<Element> { SharedMergeOperator(source: asObservable()) }

    /// Emits the elements of the latest sequence, and disposes of the previous one.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().switchLatest())
    }
}

/// The operator that is called as `merge()` or `merge(maxConcurrent:)`. ``MergeOperator`` explains why it is a value.
public struct SharedMergeOperator<Inner: SharedSequenceConvertibleType> {
    let source: Observable<Inner>

    /// Merges the elements of the sequences.
    public func callAsFunction() -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
        SharedSequence(source.merge())
    }

    /// Merges the elements of the sequences, with at most `maxConcurrent` subscriptions at a time. The other sequences
    /// wait.
    public func callAsFunction(
        maxConcurrent: Int
    ) -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
        SharedSequence(source.merge(maxConcurrent: maxConcurrent))
    }
}
