#if GTK
import CGTKSupport

extension Application {
    /// Makes keys activate an action anywhere in the application's windows. Menus show the keys.
    ///
    /// The action takes the keys before the focused widget receives them. Use `rx.shortcut` of the window for a key
    /// that a text handles itself, such as Ctrl+Z, Ctrl+A, Ctrl+C or Delete.
    ///
    /// - Parameters:
    ///   - accelerators: The keys, such as "<Control>f" or "F10". Each of them activates the action. An empty array
    ///     removes the action's keys. Traps if GTK cannot read one of them.
    ///   - action: The action's full name, such as "win.search" or "win.sort::title". GTK ends the program if it cannot
    ///     read the name.
    public func setAccelerators(_ accelerators: [String], for action: String) {
        accelerators.forEach { _ = Accelerator.required($0) }
        withStrings(accelerators) { gtk_application_set_accels_for_action(cast(), action, $0) }
    }

    /// The keys that activate an action, in GTK's notation.
    public func accelerators(for action: String) -> [String] {
        guard let list = gtk_application_get_accels_for_action(cast(), action) else { return [] }
        defer { g_strfreev(list) }
        return strings(of: list)
    }
}
#endif
