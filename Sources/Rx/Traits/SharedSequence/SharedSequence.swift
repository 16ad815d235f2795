/// A type that can be converted to a ``SharedSequence``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How the sequence is shared, and which scheduler emits its elements.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// Converts the sequence to a shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A sequence that never fails, emits on the scheduler of its strategy, and is shared among its subscribers: a
/// ``Driver`` or ``Signal``.
///
/// Its operators are operators of ``Observable``, and each shares its result. Closures run where the elements are
/// emitted.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    @usableFromInline let source: Observable<Element>

    /// Shares `source`, which must not fail and must emit on the strategy's scheduler.
    @inlinable
    package init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// Wraps `source` without sharing it: each subscriber has a subscription of its own.
    @usableFromInline
    init(raw source: Observable<Element>) { self.source = source }

    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// The sequence itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequence: Sendable where Element: Sendable {}

extension SharedSequenceConvertibleType {
    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

    /// Applies an operator and shares the result.
    @inlinable
    func shared<Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(operation(asObservable()))
    }
}
