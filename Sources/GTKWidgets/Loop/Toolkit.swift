#if GTK
import CGTKSupport
import Foundation

/// GTK's state: whether it has been started, and how to start it without an `Application`.
@MainActor
public enum Toolkit {
    /// Whether widgets can be made.
    ///
    /// GTK counts as initialised even if it found no display, and then crashes at the first widget. So this checks for
    /// the display too.
    public static var isStarted: Bool { gtk_is_initialized() != 0 && gdk_display_get_default() != nil }

    /// Whether the current thread is GTK's thread.
    package nonisolated static var isMainThread: Bool { rxgtk_is_main_thread() != 0 }

    /// Starts GTK and libadwaita without an application, for a test or a tool. A second call does nothing.
    ///
    /// Main thread only. Throws `DisplayUnavailable` if GTK finds no display.
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

    /// Sets the program's name if it has none. GTK records the name with each saved file in the list of recent files,
    /// and would crash there without a name.
    private static func nameProgram() {
        guard g_get_prgname() == nil, let path = CommandLine.arguments.first else { return }
        g_set_prgname(URL(fileURLWithPath: path).lastPathComponent)
    }
}

/// GTK found no display: neither a Wayland compositor nor an X server answered.
public struct DisplayUnavailable: Error, CustomStringConvertible {
    /// The cause, and possible remedies.
    public var description: String {
        """
        GTK found no display: none answers at DISPLAY or WAYLAND_DISPLAY. Run the program in a desktop session or \
        under `xvfb-run`, or set GDK_BACKEND=broadway while gtk4-broadwayd runs.
        """
    }
}
#endif
