#if GTK
import CGTKSupport

/// A list that shows the rows of a store. While the store makes a change, it asks the list for the shown, the
/// selected and the focused rows, and makes the list restore its selection, its focus and its scroll position.
@MainActor
protocol RowDisplay: AnyObject {
    /// The rows that GTK shows or has ready, with their indexes.
    var shownRows: [(index: Int, row: Row)] { get }
    /// The indexes of the selected rows, in ascending order.
    var selectedRows: [Int] { get }
    /// The id of the row where a selection with Shift starts.
    var rangeStart: AnyHashable? { get }
    /// The index of the focused row.
    var focusedRow: Int? { get }
    /// The rows in view that should stay there and the offset of each from the top of the view, in pixels. The most
    /// important row comes first. Empty if the top of the list should stay in view.
    var rowOffsetsInView: [(row: Int, top: Int)] { get }

    /// Runs `change`, which changes the rows, and preserves the focus and the scroll position.
    func preservingFocusAndScroll(_ change: () -> Void)
    /// Selects these rows and deselects all others. Shift then selects from the row at `start`, if it is given.
    func selectRows(at rows: [Int], from start: Int?)
    /// Selects rows as soon as the next change inserts them, because they were selected before it.
    func keepSelected(_ rows: [Int])
    /// Focuses a row, which scrolls to it.
    func focusRow(at index: Int)
    /// Scrolls a row to an offset from the top of the view, in pixels.
    func align(rowAt index: Int, top: Int)
}

extension ListWidget: RowDisplay {
    var shownRows: [(index: Int, row: Row)] {
        listItems.values.compactMap { item in item.row.map { (item.position, $0) } }
    }

    var rangeStart: AnyHashable? { selection.range.id }

    /// The focused row comes first, then the others from top to bottom. If the list is scrolled to its top, only the
    /// focused row counts; with `staysAtTop`, none does.
    var rowOffsetsInView: [(row: Int, top: Int)] {
        guard !(isAtTop && staysAtTop) else { return [] }
        let rows = listItems.values.filter { $0.row != nil && isInView($0) }
            .compactMap { item in top(of: item).map { (item.position, $0) } }
            .sorted { $0.0 < $1.0 }
        let focused = focusedRow
        return rows.filter { $0.0 == focused } + (isAtTop ? [] : rows.filter { $0.0 != focused })
    }

    func preservingFocusAndScroll(_ change: () -> Void) {
        let (hadFocus, view) = (isFirstResponder, rowsInView)
        let returnsToTop = isAtTop && (staysAtTop || isAwaitingFirstLayout)
        let keepFocusInView = scrolling.focus.beginChange()
        selection.suppressingEvents {
            change()
            keepFocusInView()
        }
        if returnsToTop { scrollToRow(at: 0) }
        unconfiguredItems.configure(rowsIn: view)
        // The focused row may be gone. GTK then focuses the row at its index.
        if hadFocus, !isFirstResponder { becomeFirstResponder() }
    }

    /// Does nothing before the list is laid out: no row is in view then, and an unrealized list has no frames.
    func align(rowAt index: Int, top: Int) {
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_height(listWidget) > 0 else { return }
        scrolling.alignment = RowAlignment(ofRowAt: index, top: top, in: self)
    }
}
#endif
