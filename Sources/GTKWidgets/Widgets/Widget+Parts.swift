#if GTK
import CGTKSupport

/// Finds the internal parts that GTK puts an app's widgets into. Only the widgets directly in these parts are children
/// of the container.
extension Widget {
    /// The part of a class's template with an id; `nil` if the class has none. Looks in `owner` instead of in this
    /// widget if one is given.
    func templatePart(
        _ id: String, of type: GType, in owner: UnsafeMutablePointer<GtkWidget>? = nil
    ) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_get_template_child(owner ?? widget, type, id).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        }
    }

    /// Whether the parent of a widget is one of these parts of a class's template.
    func holds(_ child: Widget, inParts ids: [String], of type: GType) -> Bool {
        guard let parent = gtk_widget_get_parent(child.widget) else { return false }
        return ids.contains { templatePart($0, of: type) == parent }
    }

    /// Whether a widget is packed at an end of this `GtkActionBar` or `AdwHeaderBar`.
    func isPacked(_ child: Widget) -> Bool {
        guard let parent = gtk_widget_get_parent(child.widget), let middle = part(gtk_center_box_get_type()) else {
            return false
        }
        let bar = OpaquePointer(middle)
        let ends: [UnsafeMutablePointer<GtkWidget>?] = [
            gtk_center_box_get_start_widget(bar), gtk_center_box_get_end_widget(bar),
        ]
        return ends.compactMap(\.self).contains { end in
            if rxgtk_is_a(.init(end), gtk_box_get_type()) != 0 { return parent == end }
            // A header bar has its box inside another part.
            return rxgtk_widget_part(end, gtk_box_get_type(), 0) == parent
        }
    }
}
#endif
