#if GTK
public import CGTKSupport

/// A container that limits the width of its child, so that its content stays easy to read.
///
/// Wraps `AdwClamp`.
open class Clamp: Widget, SingleChildContainer, ClampingWidget {
    open override class var objectType: GType { adw_clamp_get_type() }

    /// Makes a clamp; `maximumSize` is in pixels.
    public init(child: Widget? = nil, maximumSize: Int = 600) {
        super.init(making: adw_clamp_new)
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
