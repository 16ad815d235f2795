#if GTK
import CGTKSupport

/// The styles of rows during a drag. The app's own CSS may override them.
@MainActor
enum RowStyle {
    /// The style classes of rows, and of the picture of a row, during a drag.
    enum Class: String {
        /// The dragged row, which stays at its position until it is dropped.
        case dragged = "dragged"
        /// The picture of the dragged row at the pointer.
        case dragImage = "row-drag-image"
        /// The row below the line where the dragged row will land.
        case dropAbove = "drop-above"
        /// The row above that line.
        case dropBelow = "drop-below"
        /// In a grid, the cell after the line where the dragged row will land.
        case dropBefore = "drop-before"
        /// The cell before that line.
        case dropAfter = "drop-after"
    }

    private static let css = """
        listview > row.dragged { opacity: 0.4; }
        listview > row.drop-above { box-shadow: inset 0 3px @accent_bg_color; }
        listview > row.drop-below { box-shadow: inset 0 -3px @accent_bg_color; }
        gridview > child.dragged { opacity: 0.4; }
        gridview > child.drop-before, gridview > child.drop-after:dir(rtl) { box-shadow: inset 3px 0 @accent_bg_color; }
        gridview > child.drop-after, gridview > child.drop-before:dir(rtl) { box-shadow: inset -3px 0 @accent_bg_color; }
        .row-drag-image { background-color: @view_bg_color; outline: 1px solid alpha(@view_fg_color, 0.3); }
        """

    private static let provider = {
        let provider = GObject(adopting: OpaquePointer(gtk_css_provider_new()!))
        rxgtk_css_provider_load(provider.cast(), css)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.pointer, guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
        return provider
    }()

    /// Adds the styles to the display. Does nothing after the first call.
    static func add() { _ = provider }

    /// Adds a class to a widget, or removes it.
    static func set(_ name: Class, on widget: UnsafeMutablePointer<GtkWidget>, _ isThere: Bool) {
        if isThere {
            gtk_widget_add_css_class(widget, name.rawValue)
        } else {
            gtk_widget_remove_css_class(widget, name.rawValue)
        }
    }
}
#endif
