#if GTK
public import CGTKSupport

/// A list that shows its rows side by side, in as many columns as fit, like the pictures in a folder. Put it in a
/// scrolled window.
///
/// Only the cells in and near the view have widgets. Each row is a single cell. Its index is counted along the lines.
/// GTK's grids support neither trees nor section headers, so `GridView` supports neither. Wraps `GtkGridView`.
open class GridView: CellList {
    open override class var objectType: GType { gtk_grid_view_get_type() }

    /// Makes a grid without rows. `rx.items` adds rows.
    public init() {
        super.init(making: { gtk_grid_view_new(nil, nil) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The minimum and maximum number of cells in a line. The default is 1 to 7. A number below 1 becomes
    /// 1.
    public var columns: ClosedRange<Int> {
        get {
            let least = Int(gtk_grid_view_get_min_columns(pointer))
            return least...max(least, Int(gtk_grid_view_get_max_columns(pointer)))
        }
        set {
            gtk_grid_view_set_min_columns(pointer, newValue.lowerBound.nearest(in: .counts))
            gtk_grid_view_set_max_columns(pointer, newValue.upperBound.nearest(in: .counts))
        }
    }

    /// Whether a single click activates a row instead of a double click. Hovering then selects rows.
    public var activatesOnSingleClick: Bool {
        get { gtk_grid_view_get_single_click_activate(pointer) != 0 }
        set { gtk_grid_view_set_single_click_activate(pointer, newValue ? 1 : 0) }
    }

    override func setModel(_ selection: GObject?) {
        gtk_grid_view_set_model(pointer, selection?.pointer)
        if selection == nil { setFactory(nil) }
    }

    override func setFactory(_ factory: GObject?) {
        gtk_grid_view_set_factory(pointer, factory?.pointer)
    }

    override var arrows: [Int32: Int] {
        let line = cellsInLine
        let ahead = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? -1 : 1
        return [
            GDK_KEY_Left: -ahead, GDK_KEY_KP_Left: -ahead, GDK_KEY_Right: ahead, GDK_KEY_KP_Right: ahead,
            GDK_KEY_Up: -line, GDK_KEY_KP_Up: -line, GDK_KEY_Down: line, GDK_KEY_KP_Down: line,
        ]
    }

    /// The number of cells in the longest of the lines in view.
    private var cellsInLine: Int {
        let tops = listItems.values.filter { $0.row != nil && isInView($0) }.compactMap(top)
        return Dictionary(grouping: tops, by: { $0 }).values.map(\.count).max() ?? 1
    }

    override var dropMarks: (before: RowStyle.Class, after: RowStyle.Class) { (.dropBefore, .dropAfter) }

    override func isBehindMiddle(_ x: Double, _ y: Double, of row: UnsafeMutablePointer<GtkWidget>) -> Bool {
        var (left, top) = (0.0, 0.0)
        guard rxgtk_translate(row, widget, 0, 0, &left, &top) != 0 else { return false }
        let isRight = x > left + Double(gtk_widget_get_width(row)) / 2
        return isRight != (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
    }
}
#endif
