#if GTK
import CGTK

extension Widget {
    /// How much the widget covers what is behind it, from 0, which is not to be seen, to 1. It takes input all the same.
    public var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// The pointer's shape over the widget, by its name in CSS, such as "pointer", "grab", "text" or "col-resize"; `nil` for that of
    /// the widget which contains this one.
    ///
    /// A name that the desktop does not know is the usual arrow. Wraps "cursor".
    public var cursorName: String? {
        get { gtk_widget_get_cursor(widget).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) } }
        set { gtk_widget_set_cursor_from_name(widget, newValue) }
    }

    /// Whether the pointer reaches the widget and what is inside it; what is behind gets its presses where not.
    public var canTarget: Bool {
        get { gtk_widget_get_can_target(widget) != 0 }
        set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
    }
}
#endif
