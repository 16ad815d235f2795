public import Rx

/// Has a value that can be read and set; delivers it to each new subscriber, and then every later one. Cannot end.
public final class StateRelay<Element>: ObservableType {
    private let relay: BehaviorRelay<Element>

    /// A relay whose first value is `value`.
    public init(value: Element) { relay = BehaviorRelay(value: value) }

    /// The value. Setting it is ``accept(_:)``. Any thread.
    public var value: Element {
        get { relay.value }
        set { accept(newValue) }
    }

    /// Makes `event` the value and delivers it. Any thread.
    public func accept(_ event: Element) { relay.accept(event) }

    /// Starts the sequence for `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        relay.subscribe(observer)
    }

    /// The relay as an observable.
    public func asObservable() -> Observable<Element> { relay.asObservable() }
}

extension StateRelay: @unchecked Sendable where Element: Sendable {}
