/// A ``BehaviorSubject`` that cannot end.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose first value is `value`.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The latest accepted element, even if it has not been delivered yet. May be read on any thread.
    public var value: Element {
        guard let value = subject.core.last else { preconditionFailure("a relay always has a value") }
        return value
    }

    /// Makes `event` the current value and delivers it. May be called on any thread.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func accept(_ event: Element) { subject.on(.next(event)) }

    /// Subscribes `observer` to the relay.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    @inlinable
    public func asObservable() -> Observable<Element> { subject }
}

/// Sound: as its subject; it has no other state.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
