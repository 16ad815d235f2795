#if GTK
import CGTK

/// What is round the cells of a list, such as the arrow of a row in a tree.
@MainActor
struct CellFrame {
    /// The frames that no place has.
    let pool: CellPool<FramedCell>
    /// Has a frame show a row, of which the cell itself shows the value.
    let show: @MainActor (FramedCell, Row) -> Void

    init(make: @escaping @MainActor () -> FramedCell, show: @escaping @MainActor (FramedCell, Row) -> Void) {
        (pool, self.show) = (CellPool(make: make), show)
    }
}

/// A box round the cell of a row, in a place of the list.
class FramedCell: Box {
    /// The cell that shows the row's value.
    private(set) var content: Widget?

    init() { super.init(.horizontal) }

    /// The place in a list that this is in.
    weak var place: ListItem?

    /// Has another cell inside, at the end.
    func show(_ cell: Widget?) {
        if let content { remove(content) }
        content = cell
        if let cell { append(cell.hexpand()) }
    }
}
#endif
