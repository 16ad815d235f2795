#if GTK
public import CGTK

/// Widgets at places that the program says, in pixels; they do not follow the room there is, or the size of text.
///
/// Wraps `GtkFixed`.
open class Fixed: Widget {
    open override class var objectType: GType { gtk_fixed_get_type() }

    /// Makes an empty one.
    public init() {
        super.init(making: gtk_fixed_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var fixed: UnsafeMutablePointer<GtkFixed> { cast() }

    /// Adds a widget whose left upper corner is `x` pixels from the left and `y` from above.
    public func add(_ child: Widget, x: Double, y: Double) {
        gtk_fixed_put(fixed, placing(child), x, y)
    }

    /// Gives a widget that is here another place; one that is not stops the program.
    public func move(_ child: Widget, x: Double, y: Double) {
        requireChild(child)
        gtk_fixed_move(fixed, child.widget, x, y)
    }

    /// Takes a widget out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        gtk_fixed_remove(fixed, child.widget)
    }

    /// Where a widget is that is here, in pixels from the left and from above; one that is not stops the program.
    public func place(of child: Widget) -> (x: Double, y: Double) {
        requireChild(child)
        var (x, y): (Float, Float) = (0, 0)
        gsk_transform_to_translate(gtk_fixed_get_child_transform(fixed, child.widget), &x, &y)
        return (Double(x), Double(y))
    }
}
#endif
