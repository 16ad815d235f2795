public import Rx

/// Where a reactor's actions go in, and can be watched.
///
/// It cannot end: errors and completion are ignored. Any thread may send.
public final class ActionSubject<Element>: ObservableType, ObserverType {
    @usableFromInline let receive: (Element) -> Void
    @usableFromInline let sent: PublishSubject<Element>

    /// - Parameters:
    ///   - sent: Delivers the actions to those that watch.
    ///   - receive: Takes an action.
    @inlinable
    init(sent: PublishSubject<Element>, receive: @escaping (Element) -> Void) {
        self.sent = sent
        self.receive = receive
    }

    /// Watches the actions that are sent, as the reactor takes them.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        sent.subscribe(observer)
    }

    /// The actions that are sent, as the reactor takes them.
    public func asObservable() -> Observable<Element> { sent }

    /// Sends the action of a `next` event; ignores other events.
    @inlinable
    public func on(_ event: Event<Element>) {
        if case .next(let action) = event { receive(action) }
    }

    /// Sends `action`.
    @inlinable
    public func onNext(_ action: Element) { receive(action) }
}

/// Sound because both closures lead into a runtime or a stub, which serialise.
extension ActionSubject: @unchecked Sendable where Element: Sendable {}
