#if GTK
public import Rx

extension Reactive where Base: Action {
    /// The action's being triggered, by a menu, a shortcut, a button or the program. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }

    /// Sets whether it can be triggered.
    @MainActor public var isEnabled: Binder<Bool> {
        Binder(base) { action, isEnabled in action.isEnabled = isEnabled }
    }
}

extension Reactive where Base: ToggleAction {
    /// Whether it is on, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isOn: ControlProperty<Bool> { base.control(\.isOn, changes: "notify::state") }
}

extension Reactive where Base: ChoiceAction {
    /// What is chosen, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var choice: ControlProperty<String> { base.control(\.choice, changes: "notify::state") }
}
#endif
