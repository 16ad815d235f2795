#if GTK
import ReactorKit

/// How the rows of a list get their cells, and what is done with a cell when it gets a row and when it loses it.
@MainActor
struct CellForm {
    /// Makes the cell of a place that is new; `nil` where each row brings a cell of its own.
    let make: @MainActor () -> Widget?
    /// Called when a place gets a row, and when the row's value is another.
    let configure: @MainActor (ListItem, Row, ListBase) -> Void
    /// Whether to configure again when only the row's index is another.
    let followsMoves: Bool
    /// Called when a place loses its row.
    let reset: @MainActor (ListItem) -> Void
    /// Takes back the cell of a place that is no more.
    let reclaim: @MainActor (Widget) -> Void

    /// Cells that `factory` makes, one for each row and for each value of it.
    static func making<Element: Identifiable & Equatable, List: CellList>(
        _ factory: @escaping (List, Int, Element) -> Widget
    ) -> CellForm {
        CellForm(
            make: { nil },
            configure: { item, row, list in
                if item.isConfigured { letGo(item.cell) }
                item.show(factory(list.checked(), item.position, row.model(as: Element.self)))
            },
            followsMoves: false,
            // The cell stays until the next row has one: a place without would have no height.
            reset: { item in letGo(item.cell) },
            reclaim: { _ in })
    }

    /// Cells of a class, used again for other rows.
    static func reusing<Element: Identifiable & Equatable, Cell: ListCell>(
        _ cellType: Cell.Type, followsMoves: Bool, _ configure: @escaping (Int, Element, Cell) -> Void
    ) -> CellForm {
        let pool = CellPool<Cell>()
        return CellForm(
            make: { pool.take() },
            configure: { item, row, _ in
                guard let cell = item.cell as? Cell else { return }
                configure(item.position, row.model(as: Element.self), cell)
            },
            followsMoves: followsMoves,
            reset: { item in letGo(item.cell) },
            reclaim: { cell in (cell as? Cell).map(pool.put) })
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
