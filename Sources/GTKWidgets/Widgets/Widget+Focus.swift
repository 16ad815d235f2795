#if GTK
import CGTKSupport

extension Widget {
    /// Whether this widget or a descendant receives the keys while its window has the keyboard focus.
    public var isFirstResponder: Bool {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// Whether the widget itself can have the keyboard focus, like a drawing that the user moves with keys. Wraps
    /// "focusable".
    public var isFocusable: Bool {
        get { property("focusable").value }
        set { property("focusable").value = newValue }
    }

    /// Moves the keyboard focus to the widget. Returns whether the widget or a descendant took the focus.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }
}

extension Window {
    /// The widget that receives the keys while this window has the keyboard focus; `nil` if no widget does.
    public var firstResponder: Widget? {
        gtk_root_get_focus(pointer).map { Widget.wrapping(OpaquePointer($0)) }
    }
}
#endif
