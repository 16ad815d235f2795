/// A type that can be converted to a ``ControlEvent``.
public protocol ControlEventType<Element>: ObservableType {
    /// Converts the sequence to a control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control of a user interface, such as clicks.
///
/// It never fails, replays nothing, emits on the main thread, and completes when the control goes away. The
/// subscription is made on the main thread, even if the caller is on another thread.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Creates a control event that emits the elements of `events`, which must emit on the main thread and must not
    /// fail.
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.asObservable().subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes `observer` to the sequence.
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
