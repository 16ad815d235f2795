#if GTK
import CGTK

/// An action that is one of several choices, of which a menu shows the chosen one by a dot.
///
/// A line of a menu names the action and its choice: `.action("By _Title", "win.sort::title")`. A choice has letters, digits, "-" and ".".
/// Wraps `GSimpleAction` with a state and a parameter of text.
open class ChoiceAction: Action {
    /// Makes an action of which `choice` is chosen.
    public init(_ name: String, choice: String) {
        Misuse.requireMainThread("\(Self.self)")
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        super.init(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(choice)))
        // GLib takes the choice over by itself only while nobody listens to "activate".
        connect("activate", as: Boxed.self) { [unowned self] target in
            SpinButton.updateFocused()
            choose(String(cString: g_variant_get_string(target.pointer, nil)))
        }
    }

    /// What is chosen. What the program sets is not told as the person's doing.
    public var choice: String {
        get {
            let state = g_action_get_state(pointer)!
            defer { g_variant_unref(state) }
            return String(cString: g_variant_get_string(state, nil))
        }
        set { write { choose(newValue) } }
    }

    /// Chooses as a line of a menu would: an action that is disabled does nothing.
    public func activate(_ choice: String) {
        activate(g_variant_new_string(choice))
    }

    /// Chooses once more what is chosen.
    public override func activate() {
        activate(choice)
    }

    private func choose(_ choice: String) {
        g_simple_action_set_state(pointer, g_variant_new_string(choice))
    }
}
#endif
