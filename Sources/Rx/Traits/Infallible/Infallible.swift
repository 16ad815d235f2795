/// A sequence that can be converted to an ``Infallible``.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that never fails.
///
/// Its operators are the operators of ``Observable`` that keep this promise. It shares nothing, and emits where its
/// source does.
public struct Infallible<Element>: InfallibleType {
    @usableFromInline let source: Observable<Element>

    /// Wraps `source`, which must not fail.
    @inlinable
    package init(raw source: Observable<Element>) { self.source = source }

    /// The sequence as an observable.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension Infallible: Sendable where Element: Sendable {}

extension InfallibleType {
    /// Applies an operator that keeps the promise not to fail.
    @inlinable
    func unfailing<Result>(_ operation: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
        Infallible(raw: operation(asObservable()))
    }
}

/// An event of an ``Infallible``.
@frozen
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence completed. No event follows.
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
    /// The event as an ``Event``.
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}
