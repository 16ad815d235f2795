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
        { [base] in base.bind($0, as: .trees(of: children), in: columns) }
    }
}
#endif
