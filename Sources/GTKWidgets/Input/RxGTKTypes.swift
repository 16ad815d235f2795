#if GTK
import CGTKSupport

/// The GLib classes that RxGTK registers.
@MainActor
enum RxGTKTypes {
    static let shortcut = rxgtk_shortcut_register()
}
#endif
