#if GTK
public import Rx

extension Reactive where Base: ColumnView {
    /// Shows lists of identified values as trees in columns:
    /// `source.bind(to: view.rx.items(children: \.children, columns: [ColumnViewColumn("Name", text: \.name)]))`.
    ///
    /// The arrows are in the column with ``ColumnViewColumn/showsArrows``, or else in the first. If a column has an
    /// order, pressing its header sorts the rows by it: the children of each value are sorted among themselves. The
    /// keys, ``expandedIDs(of:)`` and the guarantees are the same as for `items(children:)` of a ``ListView``.
    /// Disposing of the binding removes the rows and the columns; completion keeps them.
    ///
    /// - Parameters:
    ///   - children: Returns the children of a value; `nil` if it cannot have any.
    ///   - columns: The columns, which show the values.
    /// - Complexity: O(n) for each list and for each row that is expanded or collapsed, where n is the number of
    ///   displayed rows before and after; O(n log n) while the rows are sorted.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?, columns: [ColumnViewColumn<Rows.Element>]
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            base.bind(
                source, columns: columns,
                change: { TreeRow.change(of: $0, to: $1, expanded: $2, order: $3, children: children) },
                functions: RowFunctions())
        }
    }
}

extension ColumnView {
    @usableFromInline
    func bind<Source: ObservableType, Node: Identifiable & Equatable>(
        _ source: Source, columns: [ColumnViewColumn<Node>],
        change:
            @escaping ([TreeRow<Node>], [Node], Set<Node.ID>, ((Node, Node) -> Bool)?) -> RowReplacement<TreeRow<Node>>,
        functions: RowFunctions<TreeRow<Node>>
    ) -> any Disposable where Source.Element: Sequence<Node> {
        let order = HeaderOrder(of: self)
        let isSaid = columns.contains { $0.showsArrows }
        let frames = columns.indices.map { (isSaid ? columns[$0].showsArrows : $0 == 0) ? TreeCell.frame : nil }
        return bind(source, change: { change($0, $1, $2, order.order(of: columns)) }, functions: functions) { store in
            self.show(store, in: columns, frames: frames, sortedBy: order) { [weak self] in self?.tree.rows?.refresh() }
        }
    }
}
#endif
