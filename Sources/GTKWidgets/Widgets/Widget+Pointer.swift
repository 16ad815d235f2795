#if GTK
import CGTKSupport

extension Widget {
    /// The opacity of the widget, from 0 (transparent) to 1 (opaque). A transparent widget still takes input.
    public var opacity: Double {
        get { property("opacity").value }
        set { property("opacity").value = newValue }
    }

    /// The name, in CSS, of the pointer's shape over the widget, such as "pointer", "grab", "text" or "col-resize";
    /// `nil` for the shape of the containing widget.
    ///
    /// A name that the desktop does not know gives the default arrow. Wraps "cursor".
    public var cursorName: String? {
        get { gtk_widget_get_cursor(widget).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) } }
        set { gtk_widget_set_cursor_from_name(widget, newValue?.withoutNUL) }
    }

    /// Whether the pointer reaches the widget and its descendants. If not, presses go to the widget behind it.
    public var canTarget: Bool {
        get { property("can-target").value }
        set { property("can-target").value = newValue }
    }
}
#endif
