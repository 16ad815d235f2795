#if GTK
public import CGTKSupport

/// A named action that menus, shortcuts and buttons can all activate.
///
/// When the action emits "activate", it first commits the number that the user is typing into a focused `SpinButton`,
/// before any other handler runs.
///
/// An action added to a `Window` is called "win." plus its name, an action added to the `Application` "app." plus its
/// name. Wraps `GSimpleAction`.
open class Action: GObject {
    open override class var objectType: GType { g_simple_action_get_type() }

    /// Makes an action. Its name consists of letters, digits, "-" and ".".
    public init(_ name: String) {
        Misuse.requireMainThread("\(Self.self)")
        super.init(adopting: g_simple_action_new(name, nil))
        connect("activate") { SpinButton.updateFocused() }
    }

    override init(adopting pointer: OpaquePointer) {
        super.init(adopting: pointer)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The name, without "win." or "app.".
    public var name: String { property("name", as: String.self).value }

    /// Whether the action can be activated. The widgets of a disabled action are dimmed.
    public var isEnabled: Bool {
        get { property("enabled").value }
        set { property("enabled").value = newValue }
    }

    /// Activates the action as a menu or a shortcut would. Does nothing if the action is disabled.
    public func activate() {
        activate(nil)
    }

    /// Activates the action with its parameter.
    func activate(_ target: OpaquePointer?) {
        g_action_activate(pointer, target)
    }
}
#endif
