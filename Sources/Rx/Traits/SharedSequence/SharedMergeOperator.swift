extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Merges the elements of the sequences: `merge()`, `merge(maxConcurrent:)`.
    public var merge: SharedMergeOperator<Element> { SharedMergeOperator(source: asObservable()) }
}

/// The operator that is called as `merge()` or `merge(maxConcurrent:)`. ``MergeOperator`` explains why it is a value.
public struct SharedMergeOperator<Inner: SharedSequenceConvertibleType> {
    let source: Observable<Inner>

    /// Merges the elements of the sequences.
    public func callAsFunction() -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
        SharedSequence(source.merge())
    }

    /// Merges the elements of the sequences, with at most `maxConcurrent` subscriptions at a time. The other sequences
    /// wait, in order and without limit.
    ///
    /// - Precondition: `maxConcurrent` is positive.
    public func callAsFunction(
        maxConcurrent: Int
    ) -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
        SharedSequence(source.merge(maxConcurrent: maxConcurrent))
    }
}
