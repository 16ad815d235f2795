/// A ``PublishSubject`` that cannot end.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject = PublishSubject<Element>()

    /// A relay without subscribers.
    public init() {}

    /// Delivers `event`. May be called on any thread.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

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
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
