#if GTK
public import CGTKSupport

/// A container that shows other widgets on top of its child. The `halign` and `valign` of such a widget place it over
/// the child.
///
/// Wraps `GtkOverlay`.
open class Overlay: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_overlay_get_type() }

    /// Makes an overlay over `child`.
    public init(child: Widget? = nil) {
        super.init(making: gtk_overlay_new)
        self.child = child
    }

    /// Makes an overlay of the widgets that `overlays` returns, over the widget that `child` returns. The last overlay
    /// is on top.
    public convenience init(child: () -> Widget, @WidgetBuilder overlays: () -> [Widget]) {
        self.init(child: child())
        overlays().forEach { addOverlay($0) }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a widget on top.
    public func addOverlay(_ child: Widget) {
        gtk_overlay_add_overlay(pointer, pointerForAdding(child))
    }

    /// Removes a widget that `addOverlay` has added. Does nothing if it is not on the overlay, or if it is the `child`.
    public func removeOverlay(_ child: Widget) {
        guard isParent(of: child), child !== self.child else { return }
        gtk_overlay_remove_overlay(pointer, child.widget)
    }
}
#endif
