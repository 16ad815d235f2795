#if GTK
import CGTKSupport
import RxSupport

extension Application {
    /// Adds a folder to the search path for icons. The path of an app's icon in this folder is
    /// `hicolor/scalable/apps/NAME.svg`.
    ///
    /// GTK must have been started. If the folder does not exist, prints a message on standard error. The search path
    /// applies until the program ends. Wraps `gtk_icon_theme_add_search_path`.
    ///
    /// - Parameter folder: The path of a folder with icon themes, such as `/usr/share/icons`.
    public static func addIcons(in folder: String) {
        Misuse.requireStarted("Application.addIcons")
        let folder = folder.withoutNUL
        if g_file_test(folder, GFileTest(rawValue: rxgtk_G_FILE_TEST_IS_DIR)) == 0 {
            Diagnostics.write("Application.addIcons: there is no folder \(folder), so no icons are found there.\n")
        }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(gdk_display_get_default()), folder)
    }
}
#endif
