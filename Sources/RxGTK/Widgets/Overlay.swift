#if GTK
public import CGTK

/// Widgets on top of another, placed by their alignment.
///
/// Wraps `GtkOverlay`.
open class Overlay: Widget, ChildContainer {
    open override class var objectType: GType { gtk_overlay_get_type() }

    /// Makes an overlay over `child`.
    public init(child: Widget? = nil) {
        super.init(making: gtk_overlay_new)
        self.child = child
    }

    /// Makes an overlay of what `overlays` names over the widget that `child` gives; the last is on top.
    public convenience init(child: () -> Widget, @WidgetBuilder overlays: () -> [Widget]) {
        self.init(child: child())
        overlays().forEach { addOverlay($0) }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Puts a widget on top.
    public func addOverlay(_ child: Widget) {
        gtk_overlay_add_overlay(pointer, placing(child))
    }

    /// Takes a widget off; one that is not there is no matter.
    public func removeOverlay(_ child: Widget) {
        guard isParent(of: child) else { return }
        gtk_overlay_remove_overlay(pointer, child.widget)
    }
}
#endif
