#if GTK
import CGTKSupport

/// An action that is on or off. Menus show it with a check mark, and activating it toggles it.
///
/// Wraps `GSimpleAction` with a Boolean state.
open class ToggleAction: Action {
    /// Makes an action that is on or off.
    public init(_ name: String, isOn: Bool = false) {
        Misuse.requireMainThread("\(Self.self)")
        super.init(adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
        // GLib toggles the state by itself only while "activate" has no handler.
        connect("activate") { [unowned self] in
            SpinButton.updateFocused()
            switchTo(!isOn)
        }
    }

    /// Whether the action is on. Setting it does not make `rx.isOn` emit.
    public var isOn: Bool {
        get {
            let state = g_action_get_state(pointer)!
            defer { g_variant_unref(state) }
            return g_variant_get_boolean(state) != 0
        }
        set { write { switchTo(newValue) } }
    }

    private func switchTo(_ isOn: Bool) {
        g_simple_action_set_state(pointer, g_variant_new_boolean(isOn ? 1 : 0))
    }
}
#endif
