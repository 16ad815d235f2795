#if GTK
public import CGTKSupport

/// Whether a widget is laid out horizontally or vertically.
public enum Orientation: UInt32, GValueConvertible, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
}

/// A row or a column of widgets.
///
/// Wraps `GtkBox`.
open class Box: Widget, Orientable {
    open override class var objectType: GType { gtk_box_get_type() }

    /// Makes a row or a column of `children`, with `spacing` pixels between neighbours.
    public init(_ orientation: Orientation, spacing: Int = 0, children: [Widget] = []) {
        super.init(making: { gtk_box_new(GtkOrientation(rawValue: orientation.rawValue), spacing.nearest(in: .pixels)) }
        )
        children.forEach { append($0) }
    }

    /// Makes a row or a column of the widgets that `children` returns, with `spacing` pixels between neighbours.
    public convenience init(_ orientation: Orientation, spacing: Int = 0, @WidgetBuilder children: () -> [Widget]) {
        self.init(orientation, spacing: spacing, children: children())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var box: UnsafeMutablePointer<GtkBox> { cast() }

    /// The pixels between neighbours. If the number is negative, neighbours overlap.
    public var spacing: Int {
        // The C functions accept negative numbers, but the range of the property excludes them.
        get { Int(gtk_box_get_spacing(box)) }
        set { gtk_box_set_spacing(box, newValue.nearest(in: .pixels)) }
    }

    /// Whether all children get the same space.
    public var isHomogeneous: Bool {
        get { property("homogeneous").value }
        set { property("homogeneous").value = newValue }
    }

    /// Adds a widget at the end. Traps if the widget is in another container: remove it from there first.
    public func append(_ child: Widget) {
        gtk_box_append(box, pointerForAdding(child))
    }

    /// Adds the widgets that `children` returns at the end. Meant for subclasses that are composed of other widgets.
    public func append(@WidgetBuilder children: () -> [Widget]) {
        children().forEach { append($0) }
    }

    /// Adds a widget at the start.
    public func prepend(_ child: Widget) {
        gtk_box_prepend(box, pointerForAdding(child))
    }

    /// Removes a widget. Does nothing if the box does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        gtk_box_remove(box, child.widget)
    }
}
#endif
