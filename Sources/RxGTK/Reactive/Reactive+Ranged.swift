#if GTK
public import Rx

extension Reactive where Base: Ranged {
    /// The number, then what the person makes of it. What the program sets is not emitted. Wraps "value-changed".
    @MainActor public var value: ControlProperty<Double> { base.control(\.value, changes: "value-changed") }
}
#endif
