#if GTK
public import CGTK

/// What a widget looks like, live: shown elsewhere, it changes as the widget does.
///
/// It does not keep the widget, and shows nothing once that has gone. Wraps `GtkWidgetPaintable`.
open class WidgetPaintable: GObject, Paintable {
    open override class var objectType: GType { gtk_widget_paintable_get_type() }

    /// Makes a paintable of a widget, which has to be on the screen to be seen in it.
    public init(_ widget: Widget) {
        super.init(adopting: gtk_widget_paintable_new(widget.widget)!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
