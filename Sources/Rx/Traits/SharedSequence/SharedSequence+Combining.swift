extension SharedSequenceConvertibleType {
    /// Emits `element` before those of the source.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.startWith(element) }
    }

    /// Emits, for each element, what `resultSelector` makes of it and the latest element of `second`, which may be of another
    /// sharing strategy.
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

    /// Emits, for each element, the latest element of `second`, which may be of another sharing strategy.
    public func withLatestFrom<Second: SharedSequenceConvertibleType>(
        _ second: Second
    ) -> SharedSequence<SharingStrategy, Second.Element> {
        shared { $0.withLatestFrom(second) }
    }
}

extension SharedSequence {
    /// Merges what `sources` emit, subscribing to them in order.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// Merges what `sources` emit, subscribing to them in order.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges what `sources` emit, with at most `maxConcurrent` subscriptions at a time; the others wait.
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
    /// Merges what the sequences emit: `merge()`, `merge(maxConcurrent:)`.
    public var merge: SharedMergeOperator<Element> { SharedMergeOperator(source: asObservable()) }

    /// Emits what the latest of the sequences emits; lets go of the one before.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().switchLatest())
    }
}

/// What is called as `merge()` or `merge(maxConcurrent:)`. Why it is a value says ``MergeOperator``.
public struct SharedMergeOperator<Inner: SharedSequenceConvertibleType> {
    let source: Observable<Inner>

    /// Merges what the sequences emit.
    public func callAsFunction() -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
        SharedSequence(source.merge())
    }

    /// Merges what the sequences emit, with at most `maxConcurrent` subscriptions at a time; the others wait.
    public func callAsFunction(
        maxConcurrent: Int
    ) -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
        SharedSequence(source.merge(maxConcurrent: maxConcurrent))
    }
}
