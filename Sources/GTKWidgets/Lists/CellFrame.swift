#if GTK
import CGTKSupport

/// A kind of box round the cells of a list that adds something, such as the arrow of a row in a tree.
@MainActor
struct CellFrame {
    /// The frames that no list item uses.
    let pool: CellPool<FramedCell>
    /// Makes a frame show a row. The cell inside shows the row's value.
    let show: @MainActor (FramedCell, Row) -> Void

    init(make: @escaping @MainActor () -> FramedCell, show: @escaping @MainActor (FramedCell, Row) -> Void) {
        (pool, self.show) = (CellPool(make: make), show)
    }
}

/// A box round the cell of a row.
class FramedCell: Box {
    /// The cell that shows the row's value.
    private(set) var content: Widget?

    init() { super.init(.horizontal) }

    /// The list item that contains the frame.
    weak var listItem: ListItem?

    /// Replaces the cell. The new cell becomes the last child.
    func show(_ cell: Widget?) {
        if let content { remove(content) }
        content = cell
        if let cell { append(cell.hexpand()) }
    }
}
#endif
