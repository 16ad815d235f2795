#if GTK
public import CGTKSupport

/// A frame that keeps its child at a fixed ratio of width to height.
///
/// Wraps `GtkAspectFrame`.
open class AspectFrame: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_aspect_frame_get_type() }

    /// Makes a frame whose child is `ratio` times as wide as high.
    public init(ratio: Double, child: Widget? = nil) {
        super.init(making: { gtk_aspect_frame_new(0.5, 0.5, Float(ratio), 0) })
        self.child = child
    }

    /// Makes a frame around the widget that `child` returns. The widget is `ratio` times as wide as high.
    public convenience init(ratio: Double, child: () -> Widget) {
        self.init(ratio: ratio, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The width of the child divided by its height, from 0.0001 to 10,000.
    public var ratio: Double {
        get { property("ratio").value }
        set { property("ratio").value = newValue }
    }
}
#endif
