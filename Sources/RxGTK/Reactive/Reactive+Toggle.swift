#if GTK
public import Rx

extension Reactive where Base: Toggle {
    /// Whether the widget is on, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isOn: ControlProperty<Bool> { base.control(\.isOn, changes: "notify::active") }
}
#endif
