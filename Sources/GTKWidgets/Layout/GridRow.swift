#if GTK
/// A row of a ``Grid``: `GridRow { Label("Name"); entry }`.
@MainActor
public struct GridRow {
    let cells: [GridCell]

    /// Makes a row of the cells that `cells` lists, from start to end.
    public init(@LayoutBuilder<GridCell> cells: () -> [GridCell]) {
        self.cells = cells()
    }
}

/// A widget as a cell of a ``GridRow``; see ``Widget/columns(_:)``.
@MainActor
public struct GridCell {
    let child: Widget
    let columns: Int
}

extension Widget {
    /// Makes a cell of the widget that spans `count` columns of a ``Grid``.
    public func columns(_ count: Int) -> GridCell {
        GridCell(child: self, columns: count)
    }
}

extension LayoutBuilder<GridCell> {
    /// Adds a widget as a cell of one column.
    @MainActor public static func buildExpression(_ child: Widget) -> [GridCell] { [child.columns(1)] }
}
#endif
