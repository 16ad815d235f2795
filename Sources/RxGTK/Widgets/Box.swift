#if GTK
public import CGTK

/// Whether things run across or from top to bottom.
public enum Orientation: UInt32, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
}

/// Widgets in a row or a column.
///
/// Wraps `GtkBox`.
open class Box: Widget, Orientable {
    open override class var objectType: GType { gtk_box_get_type() }

    /// Makes a row or a column of `children` with `spacing` pixels between them.
    public init(_ orientation: Orientation, spacing: Int = 0, children: [Widget] = []) {
        super.init(making: { gtk_box_new(GtkOrientation(rawValue: orientation.rawValue), spacing.nearest(in: .pixels)) }
        )
        children.forEach { append($0) }
    }

    /// Makes a row or a column of what `children` names, with `spacing` pixels between neighbours.
    public convenience init(_ orientation: Orientation, spacing: Int = 0, @WidgetBuilder children: () -> [Widget]) {
        self.init(orientation, spacing: spacing, children: children())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var box: UnsafeMutablePointer<GtkBox> { cast() }

    /// The pixels between neighbours.
    public var spacing: Int {
        get { Int(gtk_box_get_spacing(box)) }
        set { gtk_box_set_spacing(box, newValue.nearest(in: .pixels)) }
    }

    /// Whether every child gets the same room.
    public var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(box) != 0 }
        set { gtk_box_set_homogeneous(box, newValue ? 1 : 0) }
    }

    /// Adds a widget at the end. One that is in another container stops the program: take it out there first.
    public func append(_ child: Widget) {
        gtk_box_append(box, placing(child))
    }

    /// Adds what `children` names at the end, as a subclass does that is made of other widgets.
    public func append(@WidgetBuilder children: () -> [Widget]) {
        children().forEach { append($0) }
    }

    /// Adds a widget at the start.
    public func prepend(_ child: Widget) {
        gtk_box_prepend(box, placing(child))
    }

    /// Takes a widget out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        gtk_box_remove(box, child.widget)
    }
}
#endif
