/// A ``BehaviorSubject`` that cannot end.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose first value is `value`.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The current value. Any thread; shows what was accepted last, delivered or not.
    public var value: Element {
        guard let value = subject.core.last else { preconditionFailure("a relay always has a value") }
        return value
    }

    /// Makes `event` the value and delivers it. Any thread.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func accept(_ event: Element) { subject.on(.next(event)) }

    /// Starts the sequence for `observer`.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    @inlinable
    public func asObservable() -> Observable<Element> { subject }
}

extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
