#if GTK
import CGTK

extension Application {
    /// Looks for icons in a folder, too, for the rest of the program: an app's own is there at `hicolor/scalable/apps/NAME.svg`.
    ///
    /// GTK must have been started. Does nothing where there is no such folder. Wraps `gtk_icon_theme_add_search_path`.
    ///
    /// - Parameter folder: The path of a folder with icon themes, such as `/usr/share/icons`.
    public static func addIcons(in folder: String) {
        Misuse.requireStarted("Application.addIcons")
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(gdk_display_get_default()), folder)
    }
}
#endif
