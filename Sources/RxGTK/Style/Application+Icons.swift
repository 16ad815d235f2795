#if GTK
import CGTK
import Foundation

extension Application {
    /// Looks for icons in a folder, too, for the rest of the program: an app's own is there at `hicolor/scalable/apps/NAME.svg`.
    ///
    /// GTK must have been started. Where there is no such folder no icons are found there, and standard error says so.
    /// Wraps `gtk_icon_theme_add_search_path`.
    ///
    /// - Parameter folder: The path of a folder with icon themes, such as `/usr/share/icons`.
    public static func addIcons(in folder: String) {
        Misuse.requireStarted("Application.addIcons")
        if g_file_test(folder, GFileTest(rawValue: rxgtk_G_FILE_TEST_IS_DIR)) == 0 {
            let message = "Application.addIcons: there is no folder \(folder), so no icons are found there.\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(gdk_display_get_default()), folder)
    }
}
#endif
