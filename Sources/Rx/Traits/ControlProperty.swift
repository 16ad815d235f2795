internal import RxSupport

/// A type that can be converted to a ``ControlProperty``.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// Converts the value to a control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control. Emits the current value, then each change by the user. As an observer, sets each element
/// that it receives.
///
/// It never fails, emits on the main thread, and completes when the control goes away. It does not emit the values that
/// the program sets. The subscription is made on the main thread, even if the caller is on another thread.
public struct ControlProperty<PropertyType>: ControlPropertyType, BindingTarget {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// Creates a property that emits `values` and sets values through `valueSink`. `values` must emit on the main
    /// thread and must not fail.
    public init<Values: ObservableType, Sink: ObserverType & Sendable>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.init(values: values, valueSink: AnyObserver(valueSink))
    }

    /// Creates a property that emits `values` and sets values through `valueSink`. `values` must emit on the main
    /// thread and must not fail.
    public init<Values: ObservableType>(values: Values, valueSink: AnyObserver<PropertyType>)
    where Element == Values.Element {
        self.values = values.asObservable().subscribed(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink
    }

    /// Subscribes `observer` to the current value and its changes.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The changes by the user, without the current value.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// The property as an observable.
    public func asObservable() -> Observable<Element> { values }

    /// The property itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets an element, and passes completion on to `valueSink`. An error goes to ``Hooks/defaultErrorHandler`` and
    /// traps in a debug build.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next: valueSink.on(event)
        case .error(let error): BindingFailure.report(error, at: CallPlace())
        case .completed: valueSink.on(.completed)
        }
    }
}

extension ControlProperty: Sendable where PropertyType: Sendable {}

extension ControlPropertyType where Element == String? {
    /// The property with "" instead of `nil`.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.asObservable().map { $0 ?? "" },
            valueSink: AnyObserver<String>.anywhere { original.on($0.map { $0 }) })
    }
}
