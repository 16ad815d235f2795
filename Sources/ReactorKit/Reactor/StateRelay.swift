public import Rx

/// Holds a value that can be read and set. Delivers the current value to each new subscriber, then every later one.
/// Never ends.
public final class StateRelay<Element>: ObservableType {
    private let relay: BehaviorRelay<Element>

    /// A relay whose first value is `value`.
    public init(value: Element) { relay = BehaviorRelay(value: value) }

    /// The current value. Setting it calls ``accept(_:)``. Usable from any thread.
    public var value: Element {
        get { relay.value }
        set { accept(newValue) }
    }

    /// Sets the value to `event` and delivers it. May be called on any thread.
    public func accept(_ event: Element) { relay.accept(event) }

    /// Subscribes `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        relay.subscribe(observer)
    }

    /// The relay as an observable.
    public func asObservable() -> Observable<Element> { relay.asObservable() }
}

// Sound: its only property is an immutable reference to a `BehaviorRelay`, which is `Sendable` for the same elements.
extension StateRelay: @unchecked Sendable where Element: Sendable {}
