public import Rx

/// A row of a table.
@preconcurrency @MainActor
open class TableViewCell: Widget {
    /// Creates an empty row.
    public required override init() {}
}

/// A table. It makes new cells for each list.
@preconcurrency @MainActor
open class TableView: Widget {
    /// The cells of the rows.
    public fileprivate(set) var cells: [TableViewCell] = []
    /// The control that asks for a reload.
    public var refreshControl: RefreshControl?
}

extension Reactive where Base: TableView {
    /// Shows lists. As in RxCocoa, bind to it and configure each cell in the closure that follows.
    @preconcurrency @MainActor
    public func items<Rows: Sequence, Cell: TableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (Source) -> (@escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable where Source.Element == Rows {
        { [base] source in
            { configureCell in
                let configureCell = UncheckedSendableBox(configureCell)
                return source.bind(
                    to: Binder(base) { table, rows in
                        table.cells = rows.enumerated().map { index, row in
                            let cell = Cell()
                            configureCell.value(index, row, cell)
                            return cell
                        }
                    })
            }
        }
    }
}
