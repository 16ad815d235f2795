#if GTK
import CGTKSupport

/// A width and a height, in pixels.
public struct Size: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a size.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }
}

extension Window {
    /// The size of the window when it is not maximised or fullscreen. A hidden window has this size when it is shown
    /// again. A width or height of -1 stands for the size that the content needs.
    ///
    /// An app stores this size to restore it at the next start. Wraps "default-width" and "default-height".
    public var defaultSize: Size {
        get {
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_default_size(native, &width, &height)
            return Size(width: Int(width), height: Int(height))
        }
        set {
            gtk_window_set_default_size(
                native, newValue.width.nearest(in: .sizeOrNone), newValue.height.nearest(in: .sizeOrNone))
        }
    }

    /// Whether the window is maximised. Setting it is a request to the desktop, which can refuse it.
    public var isMaximized: Bool {
        get { property("maximized").value }
        set { property("maximized").value = newValue }
    }

    /// Whether the user can resize the window.
    public var isResizable: Bool {
        get { property("resizable").value }
        set { property("resizable").value = newValue }
    }

    /// Whether the window blocks the input of the other windows in its group while it is open. A window and all windows
    /// that were presented from it, directly or not, are one group.
    public var isModal: Bool {
        get { property("modal").value }
        set { property("modal").value = newValue }
    }

    /// Whether the window has the keyboard focus.
    public var isActive: Bool { property("is-active").value }
}
#endif
