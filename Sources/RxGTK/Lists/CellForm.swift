#if GTK
import ReactorKit

/// How the rows of a list get their cells, and what is done with a cell when it gets a row and when it loses it.
@MainActor
struct CellForm {
    /// The cells that no row has; `nil` where each row brings a cell of its own.
    let pool: CellPool<ListCell>?
    /// Called when a place gets a row, and when the row's value is another.
    let configure: @MainActor (ListItem, Row, ListBase) -> Void
    /// Whether to configure again when only the row's index is another.
    let followsMoves: Bool
    /// What is round each cell, if anything is.
    private(set) var frame: CellFrame?

    /// Cells that `factory` makes, one for each row and for each value of it.
    static func making<Element: Identifiable & Equatable, List: CellList>(
        _ factory: @escaping (List, Int, Element) -> Widget
    ) -> CellForm {
        CellForm(
            pool: nil,
            configure: { item, row, list in
                if item.isConfigured { letGo(item.cell) }
                item.show(factory(list.checked(), item.position, row.model(as: Element.self)))
            },
            followsMoves: false)
    }

    /// Cells of a class, used again for other rows.
    static func reusing<Element: Identifiable & Equatable, Cell: ListCell>(
        _ cellType: Cell.Type, followsMoves: Bool, _ configure: @escaping (Int, Element, Cell) -> Void
    ) -> CellForm {
        CellForm(
            pool: CellPool(make: { Cell() }),
            configure: { item, row, _ in
                guard let cell = item.cell as? Cell else { return }
                configure(item.position, row.model(as: Element.self), cell)
            },
            followsMoves: followsMoves)
    }

    /// The same cells, each with something round it.
    func framed(by frame: CellFrame) -> CellForm {
        var framed = self
        framed.frame = frame
        return framed
    }

    /// Takes from a cell what belongs to the row it showed.
    static func letGo(_ cell: Widget?) {
        if let view = cell as? any View { release(view) }
        (cell as? ListCell)?.prepareForReuse()
    }

    private static func release(_ view: some View) {
        view.reactor = nil
    }
}
#endif
