#if GTK
/// Keeps cells without a row for the next row that needs one.
///
/// When many rows change at once, GTK discards its list items and asks for as many new ones. Making a cell costs more
/// than showing a row in it.
@MainActor
final class CellPool<Cell: Widget> {
    private let make: @MainActor () -> Cell
    private var cells: [Cell] = []

    /// About the number of list items that GTK keeps ready around the view.
    private let maximumCells = 256

    init(make: @escaping @MainActor () -> Cell) { self.make = make }

    func dequeue() -> Cell { cells.popLast() ?? make() }

    /// Keeps a cell that has been reset. Drops it if the pool is full.
    func enqueue(_ cell: Cell) {
        if cells.count < maximumCells { cells.append(cell) }
    }
}
#endif
