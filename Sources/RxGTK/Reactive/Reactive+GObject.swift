#if GTK
public import Rx

extension GObject: ReactiveCompatible {}

extension SignalHandler: Disposable {}

extension Reactive where Base: GObject {
    /// The emissions of a signal, each with its arguments:
    /// `click.rx.signal("pressed", as: Int.self, Double.self, Double.self)`.
    ///
    /// If no types are given, the signal's arguments are dropped. Completes when the object is freed or its window is
    /// closed; does not retain the object. Traps at once if the class has no such signal, or if the types differ from
    /// the signal's. The message lists the class's signals or the signal's types.
    @MainActor
    public func signal<each Argument: GValueConvertible>(
        _ name: String, as types: repeat (each Argument).Type
    ) -> ControlEvent<(repeat each Argument)> {
        base.requireSignal(name, as: repeat each types)
        return ControlEvent(events: base.emissions(of: name, as: repeat each types))
    }

    /// A property as a stream and an observer. Emits the current value, then each change except those made through the
    /// observer.
    ///
    /// Completes when the object is freed or its window is closed; does not retain the object. Traps at once if the
    /// class has no such property, or if the property has another type. The message lists the class's properties or
    /// names the type.
    @MainActor
    public func property<Value: GValueConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) -> ControlProperty<Value> {
        let name = base.property(name, as: type).canonicalName
        return ControlProperty(
            values: Observable.create { [weak base] observer in
                guard let base else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                observer.onNext(base.property(name, as: Value.self).value)
                let changes = PropertyChanges<Value>(of: base, name) { observer.onNext($0) }
                return changes.listen(onEnd: { observer.onCompleted() })
            },
            valueSink: Binder(base) { object, value in PropertyChanges.set(name, of: object, to: value) })
    }
}
#endif
