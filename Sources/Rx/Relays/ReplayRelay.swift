/// A ``ReplaySubject`` that cannot end.
public final class ReplayRelay<Element>: ObservableType {
    @usableFromInline let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// A relay that remembers the last `bufferSize` elements.
    ///
    /// - Precondition: `bufferSize` is not negative.
    public static func create(
        bufferSize: Int
    ) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that remembers all elements. Its memory grows with each element.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Delivers `event` and remembers it. May be called on any thread.
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
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
