#if GTK
public import CGTKSupport

/// A container that limits the width of a child that scrolls by itself, such as a list. Put it into a `ScrolledWindow`,
/// which then also scrolls when the pointer is beside the list.
///
/// Wraps `AdwClampScrollable`.
open class ClampScrollable: Widget, SingleChildContainer, ClampingWidget {
    open override class var objectType: GType { adw_clamp_scrollable_get_type() }

    /// Makes a clamp for `child`, which scrolls by itself; `maximumSize` is in pixels.
    public init(child: Widget? = nil, maximumSize: Int = 600) {
        super.init(making: adw_clamp_scrollable_new)
        self.child = child
        self.maximumSize = maximumSize
    }

    /// Makes a clamp around the widget that `child` returns; `maximumSize` is in pixels.
    public convenience init(maximumSize: Int = 600, child: () -> Widget) {
        self.init(child: child(), maximumSize: maximumSize)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
