#if GTK
public import CGTKSupport
import RxSupport

/// A container that places widgets side by side, in as many rows as they need, like the pictures in a folder.
///
/// Suits some dozens of widgets, because all of them exist at once. Wraps `GtkFlowBox`.
open class FlowBox: Widget, Orientable {
    open override class var objectType: GType { gtk_flow_box_get_type() }

    /// Makes an empty flow box; both spacings are in pixels.
    public init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
        super.init(making: gtk_flow_box_new)
        gtk_flow_box_set_selection_mode(pointer, GTK_SELECTION_NONE)
        self.rowSpacing = rowSpacing
        self.columnSpacing = columnSpacing
    }

    /// Makes a flow box of the widgets that `children` returns; both spacings are in pixels.
    public convenience init(
        rowSpacing: Int = 0, columnSpacing: Int = 0, @WidgetBuilder children: () -> [Widget]
    ) {
        self.init(rowSpacing: rowSpacing, columnSpacing: columnSpacing)
        append(children: children)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The pixels between two rows.
    public var rowSpacing: Int {
        get { property("row-spacing").value }
        set { property("row-spacing").value = newValue.nearest(in: .pixels) }
    }

    /// The pixels between neighbours in a row.
    public var columnSpacing: Int {
        get { property("column-spacing").value }
        set { property("column-spacing").value = newValue.nearest(in: .pixels) }
    }

    /// Whether all widgets get the same space.
    public var isHomogeneous: Bool {
        get { property("homogeneous").value }
        set { property("homogeneous").value = newValue }
    }

    /// The minimum and maximum number of widgets in a row. The maximum is at least 1. The default is 0 to 7.
    public var childrenPerLine: ClosedRange<Int> {
        get {
            let least = Int(gtk_flow_box_get_min_children_per_line(pointer))
            return least...max(least, Int(gtk_flow_box_get_max_children_per_line(pointer)))
        }
        set {
            gtk_flow_box_set_min_children_per_line(pointer, newValue.lowerBound.nearest(in: .pixels))
            gtk_flow_box_set_max_children_per_line(pointer, newValue.upperBound.nearest(in: .counts))
        }
    }

    /// The widgets in the box, in order.
    public var children: [Widget] {
        var children: [Widget] = []
        while let cell = gtk_flow_box_get_child_at_index(pointer, gint(children.count)),
            let child = gtk_flow_box_child_get_child(cell)
        {
            children.append(Widget.wrapping(OpaquePointer(child)))
        }
        return children
    }

    /// Adds the widgets that `children` returns at the end. Meant for subclasses with widgets of their own.
    public func append(@WidgetBuilder children: () -> [Widget]) {
        children().forEach { append($0) }
    }

    /// Adds a widget at the end.
    public func append(_ child: Widget) {
        insert(child, at: -1)
    }

    /// Inserts a widget before the widget at `index`; -1 is the end. Traps if `index` is out of range.
    public func insert(_ child: Widget, at index: Int) {
        // Most widgets are added at the end, and counting is O(n).
        if index != -1 {
            let count = children.count
            guard (0...count).contains(index) else {
                stopProgram(Misuse.noItem(at: index, of: className, count: count))
            }
        }
        gtk_flow_box_insert(pointer, pointerForAdding(child), index.nearest())
    }

    /// Removes a widget. Does nothing if the box does not contain it.
    public func remove(_ child: Widget) {
        guard let cell = gtk_widget_get_parent(child.widget), gtk_widget_get_parent(cell) == widget else { return }
        gtk_flow_box_child_set_child(UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GtkFlowBoxChild.self), nil)
        gtk_flow_box_remove(pointer, cell)
    }
}
#endif
