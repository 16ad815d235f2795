#if GTK
public import Rx

extension Reactive where Base: Toggle {
    /// Whether the widget is on. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isOn: ControlProperty<Bool> { base.control(\.isOn, changes: "notify::active") }
}
#endif
