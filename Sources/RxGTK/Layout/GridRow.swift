#if GTK
/// A row of a ``Grid``: `GridRow { Label("Name"); entry }`.
@MainActor
public struct GridRow {
    let cells: [GridCell]

    /// Makes a row of what `cells` names, from start to end.
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
    /// The widget as a cell that takes several columns of a ``Grid``.
    public func columns(_ count: Int) -> GridCell {
        GridCell(child: self, columns: count)
    }
}

extension LayoutBuilder<GridCell> {
    /// Takes a widget as a cell of one column.
    @MainActor public static func buildExpression(_ child: Widget) -> [GridCell] { [child.columns(1)] }
}
#endif
