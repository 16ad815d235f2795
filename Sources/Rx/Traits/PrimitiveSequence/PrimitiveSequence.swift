/// A sequence that says at most one thing: what ``Single``, ``Maybe`` and ``Completable`` are.
///
/// Its operators are those of ``Observable`` that keep that promise.
///
/// Source: [Single](https://reactivex.io/documentation/single.html).
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    /// The trait over `source`, which must keep its promise.
    @inlinable
    package init(raw source: Observable<Element>) { self.source = source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// What can be turned into a ``PrimitiveSequence``.
public protocol PrimitiveSequenceType<Trait, Element> {
    /// What the sequence promises: ``SingleTrait``, ``MaybeTrait`` or ``CompletableTrait``.
    associatedtype Trait
    /// The type of the element.
    associatedtype Element

    /// This as a primitive sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
    /// The sequence itself.
    @inlinable
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

    /// The sequence as an observable.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    @inlinable
    var source: Observable<Element> { primitiveSequence.source }

    /// The sequence of an operator that keeps the promise of `NewTrait`.
    @inlinable
    func primitive<NewTrait, Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> PrimitiveSequence<NewTrait, Result> {
        PrimitiveSequence(raw: operation(source))
    }
}
