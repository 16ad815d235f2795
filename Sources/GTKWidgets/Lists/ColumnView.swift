#if GTK
public import CGTKSupport

/// A list whose rows have a cell in each of several columns, under a header. Put it in a scrolled window.
///
/// Wraps `GtkColumnView`.
open class ColumnView: ListWidget {
    open override class var objectType: GType { gtk_column_view_get_type() }

    /// Makes a list without columns. `rx.items` adds columns and rows.
    public init() {
        super.init(making: { gtk_column_view_new(nil) })
    }

    /// The sort keys of the headers, and the GTK columns in the app's order; `nil` while the list has no columns.
    private var headers: (order: HeaderOrder, columns: [GObject])?
    /// The sort keys that were set while the list had no columns.
    private var pendingSortKeys: [SortKey] = []
    /// Keeps the headers of sections as wide as their rows, if the list has sections.
    private var sectionFit: SectionFit?

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether a single click activates a row instead of a double click. Hovering then selects rows.
    public var activatesOnSingleClick: Bool {
        get { gtk_column_view_get_single_click_activate(pointer) != 0 }
        set { gtk_column_view_set_single_click_activate(pointer, newValue ? 1 : 0) }
    }

    /// Whether a line is drawn between rows.
    public var showsSeparators: Bool {
        get { gtk_column_view_get_show_row_separators(pointer) != 0 }
        set { gtk_column_view_set_show_row_separators(pointer, newValue ? 1 : 0) }
    }

    /// Whether the user can reorder the columns by dragging their headers.
    public var reordersColumns: Bool {
        get { gtk_column_view_get_reorderable(pointer) != 0 }
        set { gtk_column_view_set_reorderable(pointer, newValue ? 1 : 0) }
    }

    /// The columns that the rows are sorted by: the primary column, then the columns that break ties. Empty if the rows
    /// are not sorted.
    ///
    /// Setting the keys sorts the rows, as pressing headers does. Keys that are set before there are columns apply once
    /// there are columns. A key is ignored if its column does not exist or has no order, because keys may come from a
    /// settings file.
    ///
    /// - Complexity: O(n log n) comparisons to set, where n is the number of rows; see `rx.items(columns:)`.
    public var sortKeys: [SortKey] {
        get { headers?.order.keys ?? pendingSortKeys }
        set {
            guard let headers else { return pendingSortKeys = newValue }
            sort(by: newValue, with: headers.order, of: headers.columns)
            content?.refresh()
        }
    }

    private func sort(by keys: [SortKey], with order: HeaderOrder, of columns: [GObject]) {
        let first = order.setKeys(keys)
        let direction = first?.isDescending == true ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING
        write {
            // If the primary column stays the same, GTK would keep the columns that were pressed before it.
            gtk_column_view_sort_by_column(pointer, nil, direction)
            gtk_column_view_sort_by_column(pointer, first.map { columns[$0.column].pointer }, direction)
        }
    }

    override func setModel(_ selection: GObject?) {
        gtk_column_view_set_model(pointer, selection?.pointer)
        guard selection == nil else { return }
        (headers, sectionFit) = (nil, nil)
        write { columns.forEach { gtk_column_view_remove_column(pointer, $0.pointer) } }
    }

    private var columns: [GObject] {
        let list = gtk_column_view_get_columns(pointer)!
        return (0..<g_list_model_get_n_items(list)).map { index in
            let column = g_list_model_get_item(list, index)!
            defer { g_object_unref(column) }
            return GObject.wrapping(OpaquePointer(column))
        }
    }

    /// Shows rows in columns. The rows are sorted before GTK gets them. Returns the content of the list, which has no
    /// rows yet.
    package func show<Entry, Value>(
        _ rows: RowForm<Entry, Value>, in columns: [ColumnViewColumn<Value>]
    ) -> TypedListContent<Entry> {
        let order = HeaderOrder(of: self)
        let content = rows.makeContent(self, order, columns)
        afterBinding { [self] in
            removeRows()
            let frames = frames(of: content, in: columns)
            let made = columns.enumerated().map { index, column in
                let sorter = column.areInIncreasingOrder.map { _ in order.sorter(ofColumn: index) }
                return column.make(for: self, frame: frames[index], sorter: sorter)
            }
            made.forEach(append)
            sort(by: pendingSortKeys, with: order, of: made)
            (headers, pendingSortKeys) = ((order, made), [])
            _ = sorterHandler
            show(content)
            sectionFit = content.headers.map { _ in SectionFit(in: self) }
        }
        return content
    }

    /// Returns the frame round the cells of each column. In a tree, only the cells with the arrows have one.
    private func frames<Value>(of content: ListContent, in columns: [ColumnViewColumn<Value>]) -> [CellFrame?] {
        let frame = content.frame
        guard content.tree != nil else { return columns.map { _ in frame } }
        let isChosen = columns.contains { $0.showsArrows }
        return columns.indices.map { (isChosen ? columns[$0].showsArrows : $0 == 0) ? frame : nil }
    }

    private func append(_ column: GObject) {
        withExtendedLifetime(column) { gtk_column_view_append_column(pointer, column.pointer) }
    }

    /// Sorts the rows again when a header is pressed.
    private lazy var sorterHandler = sorter.connect("changed") { [weak self] in
        guard let self, !isBeingWritten else { return }
        content?.refresh()
        events.sortChanged.emit(())
    }

    /// GTK's sorter of the whole list, which consults the sorters of the columns.
    private var sorter: GObject { GObject.wrapping(OpaquePointer(gtk_column_view_get_sorter(pointer)!)) }
}
#endif
