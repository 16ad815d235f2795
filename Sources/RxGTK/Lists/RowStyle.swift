#if GTK
import CGTK

/// How rows look while one of them is dragged. An app's own style may say otherwise.
@MainActor
enum RowStyle {
    /// What a row, or the picture of one, is while a row is dragged.
    enum Class: String {
        /// The row itself, which stays in its place until it is dropped.
        case dragged = "dragged"
        /// The picture of it at the pointer.
        case dragImage = "row-drag-image"
        /// The row below the line where the dragged one will land.
        case dropAbove = "drop-above"
        /// The row above that line.
        case dropBelow = "drop-below"
        /// The cell behind the line in a grid where the dragged one will land.
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

    /// Has GTK know the classes, from the first call on.
    static func add() { _ = provider }

    /// Gives a class to a widget, or takes it away.
    static func set(_ name: Class, on widget: UnsafeMutablePointer<GtkWidget>, _ isThere: Bool) {
        if isThere {
            gtk_widget_add_css_class(widget, name.rawValue)
        } else {
            gtk_widget_remove_css_class(widget, name.rawValue)
        }
    }
}
#endif
