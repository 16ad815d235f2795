#if GTK
import CGTK

/// The GLib classes that are ours.
@MainActor
enum RxGTKTypes {
    static let shortcut = rxgtk_shortcut_register()
}
#endif
