#if GTK
public import Rx

extension GObject: ReactiveCompatible {}

extension SignalHandler: Disposable {}

extension Reactive where Base: GObject {
    /// The emissions of a signal with what it carries: `click.rx.signal("pressed", as: Int.self, Double.self, Double.self)`.
    ///
    /// Without types any signal will do, and the arguments are dropped. Completes when the object is gone or its window is
    /// closed; does not keep the object alive. A name the class does not have, or types that differ from the signal's, stop
    /// the program at once with a list of what there is.
    @MainActor
    public func signal<each Argument: GValueConvertible>(
        _ name: String, as types: repeat (each Argument).Type
    ) -> ControlEvent<(repeat each Argument)> {
        base.requireSignal(name, as: repeat each types)
        return ControlEvent(events: base.emissions(of: name, as: repeat each types))
    }

    /// A property as a stream and a sink: its value, then each change that was not set through the stream's own sink.
    ///
    /// Completes when the object is gone or its window is closed; does not keep the object alive. A name the class does not
    /// have, or another type than the property's, stops the program at once with a list of what there is.
    @MainActor
    public func property<Value: GValueConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) -> ControlProperty<Value> {
        _ = base.property(name, as: type)
        return ControlProperty(
            values: base.values(startingWith: { $0.property(name).value }, changes: "notify::\(name)") {
                $0.silenced.contains(name) ? nil : $0.property(name).value
            },
            valueSink: Binder(base) { object, value in
                object.silenced.insert(name)
                defer { object.silenced.remove(name) }
                object.property(name).value = value
            })
    }
}
#endif
