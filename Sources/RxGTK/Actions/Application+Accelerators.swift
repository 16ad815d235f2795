#if GTK
import CGTK

extension Application {
    /// Makes keys trigger an action wherever in its windows they are pressed, and menus show them.
    ///
    /// - Parameters:
    ///   - accelerators: Keys such as "<Control>f" or "F10", any of which will do; none takes them away. One that GTK cannot
    ///     read stops the program.
    ///   - action: The action with what it was added to, such as "win.search".
    public func setAccelerators(_ accelerators: [String], for action: String) {
        accelerators.forEach { _ = Accelerator.required($0) }
        withStrings(accelerators) { gtk_application_set_accels_for_action(cast(), action, $0) }
    }

    /// The keys that trigger an action, as GTK writes them.
    public func accelerators(for action: String) -> [String] {
        guard let list = gtk_application_get_accels_for_action(cast(), action) else { return [] }
        defer { g_strfreev(list) }
        return strings(of: list)
    }
}
#endif
