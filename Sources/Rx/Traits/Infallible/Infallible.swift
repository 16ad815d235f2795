/// What can be turned into an ``Infallible``.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that never fails.
///
/// Its operators are those of ``Observable`` that keep that promise. It shares nothing and emits where its source does.
public struct Infallible<Element>: InfallibleType {
    @usableFromInline let source: Observable<Element>

    /// `source`, which must not fail.
    @inlinable
    package init(raw source: Observable<Element>) { self.source = source }

    /// The sequence as an observable.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension Infallible: Sendable where Element: Sendable {}

extension InfallibleType {
    /// The infallible of an operator that keeps the promise.
    @inlinable
    func unfailing<Result>(_ operation: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
        Infallible(raw: operation(asObservable()))
    }
}

/// What an ``Infallible`` says.
@frozen
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// It completed; nothing follows.
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
    /// The event as one of any sequence.
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}
