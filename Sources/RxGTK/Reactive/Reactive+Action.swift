#if GTK
public import Rx

extension Reactive where Base: Action {
    /// Emits when a menu, a shortcut, a button or the app activates the action. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }

    /// Sets whether the action can be activated.
    @MainActor public var isEnabled: Binder<Bool> {
        Binder(base) { action, isEnabled in action.isEnabled = isEnabled }
    }
}

extension Reactive where Base: ToggleAction {
    /// Whether the action is on. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isOn: ControlProperty<Bool> { base.control(\.isOn, changes: "notify::state") }
}

extension Reactive where Base: ChoiceAction {
    /// The selected choice. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var choice: ControlProperty<String> { base.control(\.choice, changes: "notify::state") }
}
#endif
