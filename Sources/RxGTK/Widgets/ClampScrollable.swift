#if GTK
public import CGTK

/// Keeps a widget that scrolls by itself, such as a list, from becoming wider than is good to read; it stands in a `ScrolledWindow`, which so
/// scrolls under the pointer beside the list, too.
///
/// Wraps `AdwClampScrollable`.
open class ClampScrollable: Widget, ChildContainer, Clamping {
    open override class var objectType: GType { adw_clamp_scrollable_get_type() }

    /// Makes a clamp for `child`, which scrolls by itself; `maximumSize` is in pixels.
    public init(child: Widget? = nil, maximumSize: Int = 600) {
        super.init(making: adw_clamp_scrollable_new)
        self.child = child
        self.maximumSize = maximumSize
    }

    /// Makes a clamp round the widget that `child` gives; `maximumSize` is in pixels.
    public convenience init(maximumSize: Int = 600, child: () -> Widget) {
        self.init(child: child(), maximumSize: maximumSize)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
