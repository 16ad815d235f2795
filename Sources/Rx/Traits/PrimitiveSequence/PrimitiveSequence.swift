/// A sequence of at most one element: a ``Single``, ``Maybe`` or ``Completable``.
///
/// Its operators are the operators of ``Observable`` that keep the promise of its trait.
///
/// See [Single](https://reactivex.io/documentation/single.html).
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    /// Wraps `source`, which must keep the promise of `Trait`.
    @inlinable
    package init(raw source: Observable<Element>) { self.source = source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// A type that can be converted to a ``PrimitiveSequence``.
public protocol PrimitiveSequenceType<Trait, Element> {
    /// The promise of the sequence: ``SingleTrait``, ``MaybeTrait`` or ``CompletableTrait``.
    associatedtype Trait
    /// The type of the element.
    associatedtype Element

    /// The value as a primitive sequence.
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

    /// Applies an operator whose result keeps the promise of `NewTrait`.
    @inlinable
    func primitive<NewTrait, Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> PrimitiveSequence<NewTrait, Result> {
        PrimitiveSequence(raw: operation(source))
    }
}
