#if GTK
/// Cells that no row has at the moment, for the next that needs one.
///
/// GTK throws its places away when many rows change at once, and asks for as many again; making a cell costs more than showing a
/// row in it.
@MainActor
final class CellPool<Cell: Widget> {
    private let make: @MainActor () -> Cell
    private var cells: [Cell] = []

    /// About what GTK has ready round what is in view.
    private let mostCells = 256

    init(make: @escaping @MainActor () -> Cell) { self.make = make }

    func take() -> Cell { cells.popLast() ?? make() }

    /// Keeps a cell that has been reset; drops it when there are enough.
    func put(_ cell: Cell) {
        if cells.count < mostCells { cells.append(cell) }
    }
}
#endif
