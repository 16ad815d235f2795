#if GTK
public import CGTK

/// Rows side by side in as many columns as the room asks for, as pictures in a folder; put it in a scrolled window.
///
/// There are widgets only for those in view. A row of values is one cell here: its place is counted along the lines. GTK's grids have neither
/// trees nor the headers of sections, so this has neither. Wraps `GtkGridView`.
open class GridView: CellList {
    open override class var objectType: GType { gtk_grid_view_get_type() }

    /// Makes a grid without rows; `rx.items` gives it some.
    public init() {
        super.init(making: { gtk_grid_view_new(nil, nil) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// How many cells a line has at least, and at most; 1 to 7 by itself. Needs at least 1.
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

    /// Whether one click activates a row rather than two; rows are then selected by hovering.
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

    /// How many cells the lines in view have.
    private var cellsInLine: Int {
        let tops = places.values.filter { $0.row != nil && isInView($0) }.compactMap(top)
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
