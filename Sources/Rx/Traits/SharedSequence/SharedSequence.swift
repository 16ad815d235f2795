/// What can be turned into a ``SharedSequence``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How the sequence is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// This as a shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A sequence that never fails, emits where its strategy says, and is shared among its subscribers: what ``Driver`` and
/// ``Signal`` are.
///
/// Its operators are those of ``Observable``; each shares its result. Closures run where elements are emitted.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    @usableFromInline let source: Observable<Element>

    /// Shares `source`, which must not fail and must emit where the strategy says.
    @inlinable
    package init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// A sequence of which each subscription is its own: there is nothing to share.
    @usableFromInline
    init(raw source: Observable<Element>) { self.source = source }

    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// The sequence itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequence: Sendable where Element: Sendable {}

extension SharedSequenceConvertibleType {
    /// This as an observable.
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

    /// The shared sequence of an operator.
    @inlinable
    func shared<Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(operation(asObservable()))
    }
}
