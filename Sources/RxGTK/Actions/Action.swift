#if GTK
public import CGTK

/// Something the program can do, named, so that menus, shortcuts and buttons can all trigger it.
///
/// A number that is being typed is taken over before the action tells that it was triggered.
///
/// Added to a `Window` it is called "win." and its name, added to an `Application` "app." and its name. Wraps `GSimpleAction`.
open class Action: GObject {
    open override class var objectType: GType { g_simple_action_get_type() }

    /// Makes an action; names have letters, digits, "-" and ".".
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

    /// Its name, without what it was added to.
    public var name: String { property("name", as: String.self).value }

    /// Whether it can be triggered; what shows it is dimmed when not.
    public var isEnabled: Bool {
        get { property("enabled").value }
        set { property("enabled").value = newValue }
    }

    /// Triggers it as a menu or a shortcut would: one that is disabled does nothing.
    public func activate() {
        activate(nil)
    }

    /// Triggers it with what it takes.
    func activate(_ target: OpaquePointer?) {
        g_action_activate(pointer, target)
    }
}
#endif
