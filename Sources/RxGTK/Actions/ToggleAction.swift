#if GTK
import CGTK

/// An action that is on or off, and shown with a check mark in menus; triggering it switches.
///
/// Wraps `GSimpleAction` with a boolean state.
open class ToggleAction: Action {
    /// Makes an action that is on or off.
    public init(_ name: String, isOn: Bool = false) {
        Misuse.requireMainThread("\(Self.self)")
        super.init(adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
        // GLib switches by itself only while nobody listens to "activate".
        connect("activate") { [unowned self] in
            SpinButton.updateFocused()
            switchTo(!isOn)
        }
    }

    /// Whether it is on. What the program sets is not told as the person's doing.
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
