#if GTK
import CGTK

extension Window {
    /// Whether the window fills the whole screen, without its title bar; setting it asks the desktop for that, which may refuse.
    ///
    /// Wraps "fullscreened".
    public var isFullscreen: Bool {
        get { gtk_window_is_fullscreen(native) != 0 }
        set { newValue ? gtk_window_fullscreen(native) : gtk_window_unfullscreen(native) }
    }

    /// Asks the desktop to put the window aside, from where the person brings it back; the desktop may refuse.
    public func minimize() {
        gtk_window_minimize(native)
    }

    /// The theme's name of the icon that stands for the window, where the desktop shows one.
    public var iconName: String? {
        get { gtk_window_get_icon_name(native).map { String(cString: $0) } }
        set { gtk_window_set_icon_name(native, newValue) }
    }

    /// Whether the window has a button that closes it. Wraps "deletable".
    public var isDeletable: Bool {
        get { gtk_window_get_deletable(native) != 0 }
        set { gtk_window_set_deletable(native, newValue ? 1 : 0) }
    }
}
#endif
