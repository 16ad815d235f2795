#if GTK
public import Rx

extension Reactive where Base: SpinRow {
    /// The number, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var value: ControlProperty<Double> { base.spin.rx.value }
}
#endif
