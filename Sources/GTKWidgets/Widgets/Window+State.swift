#if GTK
import CGTKSupport

extension Window {
    /// Whether the window fills the whole screen, without its title bar. Setting it is a request to the desktop, which
    /// can refuse it.
    ///
    /// Wraps "fullscreened".
    public var isFullscreen: Bool {
        get { gtk_window_is_fullscreen(native) != 0 }
        set { newValue ? gtk_window_fullscreen(native) : gtk_window_unfullscreen(native) }
    }

    /// Asks the desktop to minimise the window. The user can restore it. The desktop can refuse.
    public func minimize() {
        gtk_window_minimize(native)
    }

    /// The icon-theme name of the window's icon, if the desktop shows one.
    public var iconName: String? {
        get { gtk_window_get_icon_name(native).map { String(cString: $0) } }
        set { gtk_window_set_icon_name(native, newValue) }
    }

    /// Whether the window has a close button. Wraps "deletable".
    public var isDeletable: Bool {
        get { gtk_window_get_deletable(native) != 0 }
        set { gtk_window_set_deletable(native, newValue ? 1 : 0) }
    }
}
#endif
