/// What can be turned into a ``ControlEvent``.
public protocol ControlEventType<Element>: ObservableType {
    /// This as a control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// What happens on a control of an interface, such as a tap.
///
/// It never fails, replays nothing, emits on the main thread, and completes when the control goes away. It is subscribed
/// to on the main thread, whoever asks.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// The events of `events`, which must emit on the main thread and not fail.
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.asObservable().subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Starts the sequence for `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// The control event as an observable.
    public func asObservable() -> Observable<Element> { events }

    /// The control event itself.
    public func asControlEvent() -> ControlEvent<Element> { self }
}

extension ControlEvent: Sendable where PropertyType: Sendable {}
