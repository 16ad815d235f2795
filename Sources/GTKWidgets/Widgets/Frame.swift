#if GTK
public import CGTKSupport

/// A line around a widget, with an optional title.
///
/// Wraps `GtkFrame`.
open class Frame: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_frame_get_type() }

    /// Makes a frame around `child`.
    public init(title: String? = nil, child: Widget? = nil) {
        super.init(making: { gtk_frame_new(title?.withoutNUL) })
        self.child = child
    }

    /// Makes a frame around the widget that `child` returns.
    public convenience init(title: String? = nil, child: () -> Widget) {
        self.init(title: title, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The title in the line at the top; `nil` for none.
    public var title: String? {
        get { property("label").value }
        set { property("label").value = newValue }
    }
}
#endif
