#if GTK
import RxSupport

/// How the rows of a list get their cells, and what happens when a cell gets or loses a row.
@MainActor
@usableFromInline
package struct CellForm {
    /// The cells without a row; `nil` if each row brings a cell of its own.
    let pool: CellPool<ListCell>?
    /// Configures the cell when a list item gets a row, when the row's value changes, and, if `followsMoves`, when the
    /// row's index changes.
    let configure: @MainActor (ListItem, Row, ListWidget) -> Void
    /// Whether to configure the cell again if only the row's index changes.
    let followsMoves: Bool
    /// The frame round each cell, if any.
    private(set) var frame: CellFrame?

    /// Makes a new cell with `factory` for each row, and again when the row's value changes.
    @usableFromInline
    package static func making<Element: Identifiable & Equatable, List: CellList>(
        _ factory: @escaping (List, Int, Element) -> Widget
    ) -> CellForm {
        CellForm(
            pool: nil,
            configure: { item, row, list in
                if item.isConfigured { release(item.cell) }
                item.show(factory(list.checked(), item.position, row.model(as: Element.self)))
            },
            followsMoves: false)
    }

    /// Makes cells of a class, which are reused for other rows.
    @usableFromInline
    package static func reusing<Element: Identifiable & Equatable, Cell: ListCell>(
        _ cellType: Cell.Type, followsMoves: Bool = true, _ configure: @escaping (Int, Element, Cell) -> Void
    ) -> CellForm {
        CellForm(
            pool: CellPool(make: { Cell() }),
            configure: { item, row, _ in
                guard let cell = item.cell as? Cell else { return }
                configure(item.position, row.model(as: Element.self), cell)
            },
            followsMoves: followsMoves)
    }

    /// Returns the same form with a frame round each cell, if any.
    func framed(by frame: CellFrame?) -> CellForm {
        var framed = self
        framed.frame = frame
        return framed
    }

    /// Releases the row's state from a cell: its reactor, and what `prepareForReuse` resets.
    static func release(_ cell: Widget?) {
        (cell as? any _ReleasableView)?._release()
        (cell as? ListCell)?.prepareForReuse()
    }
}
#endif
