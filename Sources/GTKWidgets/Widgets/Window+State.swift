#if GTK
import CGTKSupport

extension Window {
    /// Whether the window fills the whole screen, without its title bar. Setting it is a request to the desktop, which
    /// can refuse it.
    ///
    /// Wraps "fullscreened".
    public var isFullscreen: Bool {
        get { property("fullscreened").value }
        set { property("fullscreened").value = newValue }
    }

    /// Asks the desktop to minimise the window. The user can restore it. The desktop can refuse.
    public func minimize() {
        gtk_window_minimize(native)
    }

    /// The icon-theme name of the window's icon, if the desktop shows one.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// Whether the window has a close button. Wraps "deletable".
    public var isDeletable: Bool {
        get { property("deletable").value }
        set { property("deletable").value = newValue }
    }
}
#endif
