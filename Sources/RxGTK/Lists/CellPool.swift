#if GTK
/// Cells that no row has at the moment, for the next that needs one.
///
/// GTK throws its places away when many rows change at once, and asks for as many again; making a cell costs more than showing a
/// row in it.
@MainActor
final class CellPool {
    private let cellType: ListCell.Type
    private var cells: [ListCell] = []

    /// About what GTK has ready round what is in view.
    private let mostCells = 256

    init(of cellType: ListCell.Type) { self.cellType = cellType }

    func take() -> ListCell { cells.popLast() ?? cellType.init() }

    /// Keeps a cell that has been reset; drops it when there are enough.
    func put(_ cell: ListCell) {
        if cells.count < mostCells { cells.append(cell) }
    }
}
#endif
