#if GTK
import CGTKSupport

extension Widget {
    /// The style classes of the widget, in GTK's order.
    public var cssClasses: [String] {
        get { property("css-classes").value }
        // The property's setter would announce a change, and style the widget anew, each time.
        set {
            cssClasses.filter { !newValue.contains($0) }.forEach { removeCSSClass($0) }
            newValue.forEach { addCSSClass($0) }
        }
    }

    /// Adds a style class, such as libadwaita's "title-1", "suggested-action" or "dim-label".
    public func addCSSClass(_ name: String) {
        gtk_widget_add_css_class(widget, name.withoutNUL)
    }

    /// Removes a style class. Does nothing if the widget does not have it.
    public func removeCSSClass(_ name: String) {
        gtk_widget_remove_css_class(widget, name.withoutNUL)
    }
}
#endif
