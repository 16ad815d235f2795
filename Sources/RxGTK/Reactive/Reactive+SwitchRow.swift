#if GTK
public import Rx

extension Reactive where Base: SwitchRow {
    /// Whether the switch is on. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isOn: ControlProperty<Bool> { base.toggle.rx.isOn }
}
#endif
