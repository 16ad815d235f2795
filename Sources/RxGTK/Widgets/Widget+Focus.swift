#if GTK
import CGTK

extension Widget {
    /// Whether keys go to this widget, or to a part of it, when its window has the keyboard.
    public var isFirstResponder: Bool {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// Moves the keyboard focus here, and tells whether the widget took it.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }
}
#endif
