#if GTK
public import CGTKSupport

/// A live picture of a widget, which changes as the widget does.
///
/// It does not retain the widget, and shows nothing once the widget has been freed. Wraps `GtkWidgetPaintable`.
open class WidgetPaintable: GObject, Paintable {
    open override class var objectType: GType { gtk_widget_paintable_get_type() }

    /// Makes a paintable of a widget. The paintable shows nothing while the widget is not on the screen.
    public init(_ widget: Widget) {
        super.init(adopting: gtk_widget_paintable_new(widget.widget)!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
