#if GTK
public import Rx

extension Reactive where Base: SwitchRow {
    /// Whether the switch is on, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isOn: ControlProperty<Bool> { base.toggle.rx.isOn }
}
#endif
