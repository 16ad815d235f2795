#if GTK
import CGTK

extension Widget {
    /// Whether keys go to this widget, or to a part of it, when its window has the keyboard.
    public var isFirstResponder: Bool {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// Whether the keyboard can go to this widget itself, as to a drawing that keys move. Wraps "focusable".
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
    }

    /// Moves the keyboard focus here, and tells whether the widget took it.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }
}

extension Window {
    /// The widget in this window that gets what is typed when the window has the keyboard; `nil` where none does.
    public var firstResponder: Widget? {
        gtk_root_get_focus(pointer).map { Widget.wrapping(OpaquePointer($0)) }
    }
}
#endif
