#if GTK
public import Rx

extension Reactive where Base: ColumnView {
    /// Shows lists of identified values as trees in columns:
    /// `source.bind(to: view.rx.items(children: \.children, columns: [ColumnViewColumn("Name", text: \.name)]))`.
    ///
    /// The arrows are in the first column, or in the one that ``ColumnViewColumn/showsArrows`` says. Where a column has an order, pressing
    /// its header sorts by it: the values inside of one are sorted among themselves. The keys, ``expandedIDs(of:)`` and the promises
    /// are those of `items(children:)` of a ``ListView``. Disposing of the binding takes rows and columns away; completion leaves them.
    ///
    /// - Parameters:
    ///   - children: The values inside of one; `nil` where there can be none.
    ///   - columns: What is shown of a value.
    /// - Complexity: O(n) a list, and a row that is expanded or collapsed, for n the rows shown before and after; O(n log n) while sorted.
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
            @escaping ([TreeRow<Node>], [Node], Set<Node.ID>, ((Node, Node) -> Bool)?) -> Replacement<TreeRow<Node>>,
        functions: RowFunctions<TreeRow<Node>>
    ) -> any Disposable where Source.Element: Sequence<Node> {
        let order = HeaderOrder(of: self)
        let isSaid = columns.contains { $0.showsArrows }
        let frames = columns.indices.map { (isSaid ? columns[$0].showsArrows : $0 == 0) ? TreeCell.frame : nil }
        return bind(source, change: { change($0, $1, $2, order.order(of: columns)) }, functions: functions) { store in
            self.show(store, in: columns, frames: frames, sortedBy: order) { [weak self] in self?.tree?.refresh() }
        }
    }
}
#endif
