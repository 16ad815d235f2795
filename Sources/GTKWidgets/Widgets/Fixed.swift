#if GTK
public import CGTKSupport

/// A container that places its widgets at fixed positions, in pixels. The positions do not adapt to the available space
/// or to the size of text.
///
/// Wraps `GtkFixed`.
open class Fixed: Widget {
    open override class var objectType: GType { gtk_fixed_get_type() }

    /// Makes an empty container.
    public init() {
        super.init(making: gtk_fixed_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var fixed: UnsafeMutablePointer<GtkFixed> { cast() }

    /// Adds a widget with its top left corner at `x` pixels from the left and `y` pixels from the top.
    public func add(_ child: Widget, x: Double, y: Double) {
        gtk_fixed_put(fixed, pointerForAdding(child), x, y)
    }

    /// Moves a widget. Traps if the container does not contain it.
    public func move(_ child: Widget, x: Double, y: Double) {
        requireChild(child)
        gtk_fixed_move(fixed, child.widget, x, y)
    }

    /// Removes a widget. Does nothing if the container does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        gtk_fixed_remove(fixed, child.widget)
    }

    /// The position of a widget, in pixels from the left and from the top. Traps if the container does not contain it.
    public func position(of child: Widget) -> (x: Double, y: Double) {
        requireChild(child)
        var (x, y): (Float, Float) = (0, 0)
        gsk_transform_to_translate(gtk_fixed_get_child_transform(fixed, child.widget), &x, &y)
        return (Double(x), Double(y))
    }
}
#endif
