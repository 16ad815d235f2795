#if GTK
public import CGTKSupport

/// A container with rows and columns, each of which fits the widgets in it.
///
/// Wraps `GtkGrid`.
open class Grid: Widget {
    open override class var objectType: GType { gtk_grid_get_type() }

    /// Makes an empty grid; both spacings are in pixels.
    public init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
        super.init(making: gtk_grid_new)
        self.rowSpacing = rowSpacing
        self.columnSpacing = columnSpacing
    }

    /// Makes a grid of `rows`, the first on top; both spacings are in pixels.
    public convenience init(
        rowSpacing: Int = 0, columnSpacing: Int = 0, @LayoutBuilder<GridRow> rows: () -> [GridRow]
    ) {
        self.init(rowSpacing: rowSpacing, columnSpacing: columnSpacing)
        append(rows: rows)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var grid: UnsafeMutablePointer<GtkGrid> { cast() }

    /// The pixels between two rows.
    public var rowSpacing: Int {
        get { property("row-spacing").value }
        set { property("row-spacing").value = newValue }
    }

    /// The pixels between two columns.
    public var columnSpacing: Int {
        get { property("column-spacing").value }
        set { property("column-spacing").value = newValue }
    }

    /// Adds a widget to the grid. A number outside the range of GTK is replaced by the nearest number in it.
    ///
    /// - Parameters:
    ///   - child: The widget.
    ///   - column: Its column, counting from 0. Columns before the first are negative.
    ///   - row: Its row, counting from 0. Rows before the first are negative.
    ///   - columns: The number of columns that the widget spans, at least 1.
    ///   - rows: The number of rows that the widget spans, at least 1.
    public func attach(_ child: Widget, column: Int, row: Int, columns: Int = 1, rows: Int = 1) {
        gtk_grid_attach(
            grid, pointerForAdding(child), column.nearest(in: .pixels), row.nearest(in: .pixels),
            columns.nearest(in: .counts),
            rows.nearest(in: .counts))
    }

    /// Adds `rows` below the existing rows. Meant for subclasses with widgets of their own.
    ///
    /// - Complexity: O(n) in the number of widgets in the grid.
    public func append(@LayoutBuilder<GridRow> rows: () -> [GridRow]) {
        let first = endOfRows
        for (index, row) in rows().enumerated() { attach(row, at: first + index) }
    }

    /// The row below the lowest widget; 0 if the grid is empty.
    private var endOfRows: Int {
        var (end, next) = (0, gtk_widget_get_first_child(widget))
        while let child = next {
            var (row, height): (gint, gint) = (0, 0)
            gtk_grid_query_child(grid, child, nil, &row, nil, &height)
            end = max(end, Int(row) + Int(height))
            next = gtk_widget_get_next_sibling(child)
        }
        return end
    }

    private func attach(_ row: GridRow, at index: Int) {
        var column = 0
        for cell in row.cells {
            attach(cell.child, column: column, row: index, columns: cell.columns)
            column += cell.columns.nearest(in: .counts)
        }
    }

    /// The widget in a cell; `nil` if the cell is empty.
    public func child(column: Int, row: Int) -> Widget? {
        gtk_grid_get_child_at(grid, column.nearest(in: .pixels), row.nearest(in: .pixels)).map {
            Widget.wrapping(OpaquePointer($0))
        }
    }

    /// Removes a widget. Does nothing if the grid does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        gtk_grid_remove(grid, child.widget)
    }
}
#endif
