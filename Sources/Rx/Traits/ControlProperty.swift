/// What can be turned into a ``ControlProperty``.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// This as a control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: emits its value and then what its user changes it to; sets what it is given.
///
/// It never fails, emits on the main thread, does not emit what the program sets, and completes when the control goes
/// away. It is subscribed to on the main thread, whoever asks.
public struct ControlProperty<PropertyType>: ControlPropertyType, BindingTarget {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// The property that emits `values`, which must emit on the main thread and not fail, and sets through `valueSink`.
    public init<Values: ObservableType, Sink: ObserverType & Sendable>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.init(values: values, valueSink: AnyObserver(valueSink))
    }

    /// The property that emits `values`, which must emit on the main thread and not fail, and sets through `valueSink`.
    public init<Values: ObservableType>(values: Values, valueSink: AnyObserver<PropertyType>)
    where Element == Values.Element {
        self.values = values.asObservable().subscribed(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink
    }

    /// Starts the sequence for `observer`: the value, then its changes.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The changes that the user makes, without the value there is.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// The property as an observable.
    public func asObservable() -> Observable<Element> { values }

    /// The property itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets an element; passes completion to what sets it. An error goes to ``Hooks/defaultErrorHandler`` and stops a debug
    /// build.
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
    /// The property with "" in the place of `nil`.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.asObservable().map { $0 ?? "" },
            valueSink: AnyObserver<String>.anywhere { original.on($0.map { $0 }) })
    }
}
