#if GTK
import CGTK
import Foundation

/// GTK itself: whether it has been started, and how to start it where there is no `Application`.
@MainActor
public enum Toolkit {
    /// Whether widgets can be made now.
    ///
    /// GTK calls itself initialised even where it found no display, and then crashes at the first widget.
    public static var isStarted: Bool { gtk_is_initialized() != 0 && gdk_display_get_default() != nil }

    /// Whether this is GTK's thread.
    nonisolated static var isMainThread: Bool { rxgtk_is_main_thread() != 0 }

    /// Starts GTK and libadwaita without an application, as a test or a tool does; a second call does nothing.
    ///
    /// Main thread only. Throws `DisplayUnavailable` where there is no screen to draw on.
    public static func start() throws(DisplayUnavailable) {
        Misuse.requireMainThread("Toolkit.start()")
        MainLoop.join()
        guard !isStarted else { return }
        nameProgram()
        guard gtk_init_check() != 0, isStarted else {
            throw DisplayUnavailable()
        }
        adw_init()
    }

    /// GTK writes the name beside each saved file into the list of recent files, and crashes there without one.
    private static func nameProgram() {
        guard g_get_prgname() == nil, let path = CommandLine.arguments.first else { return }
        g_set_prgname(URL(fileURLWithPath: path).lastPathComponent)
    }
}

/// Says that GTK found no screen: neither a Wayland compositor nor an X server answered.
public struct DisplayUnavailable: Error, CustomStringConvertible {
    /// What happened, and what helps.
    public var description: String {
        """
        GTK found no display (DISPLAY and WAYLAND_DISPLAY name none that answers). Run under a desktop session, \
        under `xvfb-run`, or set GDK_BACKEND=broadway with gtk4-broadwayd running.
        """
    }
}
#endif
