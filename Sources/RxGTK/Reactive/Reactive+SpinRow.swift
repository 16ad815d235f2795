#if GTK
public import Rx

extension Reactive where Base: SpinRow {
    /// The value. Emits the current one, then each change by the user, but none by the app.
    @MainActor public var value: ControlProperty<Double> { base.spin.rx.value }
}
#endif
