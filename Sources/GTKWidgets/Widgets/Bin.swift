#if GTK
public import CGTKSupport

/// A widget that contains one other widget. Subclass it to make a custom view.
///
/// Wraps `AdwBin`.
open class Bin: Widget, SingleChildContainer {
    open override class var objectType: GType { adw_bin_get_type() }

    /// Makes a bin with `child` in it.
    public init(child: Widget? = nil) {
        super.init(making: adw_bin_new)
        self.child = child
    }

    /// Makes a bin with the widget that `child` returns.
    public convenience init(child: () -> Widget) {
        self.init(child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
