public import Rx

extension View {
    /// Binds a control's value and a field of the state to each other.
    ///
    /// The control shows the field, from the next turn of the main loop after each change. A value that the user enters
    /// is set in the binding at once. If the field changes, the next rendering writes it into the control, which has no
    /// visible effect if the control already shows that value. If the reactor answers at once with another value, the
    /// control shows that value. Ends with ``disposeBag``.
    ///
    /// - Parameters:
    ///   - property: The control's property, such as `entry.rx.text`.
    ///   - binding: The binding to the field.
    public func bind<Value>(_ property: ControlProperty<Value>, to binding: Binding<Value>) {
        render { property.onNext(binding.wrappedValue) }
        property.changed
            .subscribe(onNext: { binding.wrappedValue = $0 })
            .disposed(by: disposeBag)
    }

    /// Binds a control's text and a field of the state to each other. A text of `nil` is "".
    ///
    /// See ``bind(_:to:)-(ControlProperty<Value>,_)``. If the control already shows the text, writing it leaves the
    /// caret and the text that an input method composes unchanged.
    public func bind(_ property: ControlProperty<String?>, to binding: Binding<String>) {
        bind(property.orEmpty, to: binding)
    }

    /// Binds a control's number and a whole number of the state to each other. The control's number is rounded, and
    /// clamped to the range of `Int`.
    ///
    /// See ``bind(_:to:)-(ControlProperty<Value>,_)``.
    public func bind(_ property: ControlProperty<Double>, to binding: Binding<Int>) {
        bind(
            property,
            to: Binding(
                get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = Int(clamping: $0.rounded()) }))
    }
}

extension Int {
    /// Converts a whole number, clamped to the range of `Int`. NaN becomes zero. `number` must already be rounded.
    fileprivate init(clamping number: Double) {
        self = Int(exactly: number) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
    }
}
