#if GTK
import CGTKSupport

/// An action with several choices. Exactly one choice is selected, and a menu marks it with a dot.
///
/// A menu item names the action and its choice: `.action("By _Title", "win.sort::title")`. A choice consists of
/// letters, digits, "-" and ".". Wraps `GSimpleAction` with a string state and a string parameter.
open class ChoiceAction: Action {
    /// Makes an action with `choice` selected.
    public init(_ name: String, choice: String) {
        Misuse.requireMainThread("\(Self.self)")
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        super.init(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(choice.withoutNUL)))
        // GLib changes the state by itself only while "activate" has no handler.
        connect("activate", as: Boxed.self) { [unowned self] target in
            SpinButton.updateFocused()
            choose(String(cString: g_variant_get_string(target.pointer, nil)))
        }
    }

    /// The selected choice. Setting it does not make `rx.choice` emit.
    public var choice: String {
        get {
            let state = g_action_get_state(pointer)!
            defer { g_variant_unref(state) }
            return String(cString: g_variant_get_string(state, nil))
        }
        set { write { choose(newValue) } }
    }

    /// Selects a choice as a menu item would. Does nothing if the action is disabled.
    public func activate(_ choice: String) {
        activate(g_variant_new_string(choice.withoutNUL))
    }

    /// Selects the current choice again.
    public override func activate() {
        activate(choice)
    }

    private func choose(_ choice: String) {
        g_simple_action_set_state(pointer, g_variant_new_string(choice.withoutNUL))
    }
}
#endif
