#if GTK
import CGTK

/// A width and a height, in pixels.
public struct Size: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Makes a size.
    ///
    /// - Parameters:
    ///   - width: Pixels from left to right.
    ///   - height: Pixels from top to bottom.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }
}

extension Window {
    /// The size the window has while it is not maximised, and is to have when it is shown again; -1 for what its content needs.
    ///
    /// What an app stores to come back in the same size. Wraps "default-width" and "default-height".
    public var defaultSize: Size {
        get {
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_default_size(native, &width, &height)
            return Size(width: Int(width), height: Int(height))
        }
        set {
            gtk_window_set_default_size(
                native, newValue.width.nearest(in: .pixelsOrNone), newValue.height.nearest(in: .pixelsOrNone))
        }
    }

    /// Whether the window fills the screen's room for windows; setting it asks the desktop for that, which may refuse.
    public var isMaximized: Bool {
        get { gtk_window_is_maximized(native) != 0 }
        set { newValue ? gtk_window_maximize(native) : gtk_window_unmaximize(native) }
    }

    /// Whether the person can change the size.
    public var isResizable: Bool {
        get { gtk_window_get_resizable(native) != 0 }
        set { gtk_window_set_resizable(native, newValue ? 1 : 0) }
    }

    /// Whether the windows it was presented from take no input while it is open.
    public var isModal: Bool {
        get { gtk_window_get_modal(native) != 0 }
        set { gtk_window_set_modal(native, newValue ? 1 : 0) }
    }

    /// Whether the window is the one that has the keyboard.
    public var isActive: Bool { gtk_window_is_active(native) != 0 }
}
#endif
