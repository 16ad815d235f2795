#if GTK
public import Rx

extension Reactive where Base: ColumnView {
    /// Shows lists of identified values in columns:
    /// `source.bind(to: view.rx.items(columns: [ColumnViewColumn("Title", text: \.title)]))`.
    ///
    /// If a column has an order, pressing its header sorts the rows by it. An index is a displayed index. Traps if two
    /// values of a list have the same id. Disposing of the binding removes the rows and the columns; completion keeps
    /// them.
    ///
    /// Up to a thousand rows are sorted at once. More rows are sorted a few milliseconds at a time, between frames.
    /// They keep their order until all are sorted, so that no frame waits for the sort.
    ///
    /// - Complexity: O(n) for each list, where n is the number of rows before and after; O(n log n) comparisons when
    ///   the user sorts.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        columns: [ColumnViewColumn<Rows.Element>]
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] in base.bind($0, as: .sorted(by: columns), in: columns) }
    }

    /// The columns that the rows are sorted by. Emits the current keys, then the new keys whenever the user changes
    /// them by pressing a header.
    ///
    /// Keys that the app sets are not emitted. The property can be bound before there are columns: see
    /// ``ColumnView/sortKeys``.
    @MainActor public var sortKeys: ControlProperty<[SortKey]> {
        ControlProperty(
            values: base.events.sortChanged.observable.startWith(())
                .compactMap { [weak base] in base?.sortKeys }.distinctUntilChanged(),
            valueSink: Binder(base) { view, keys in view.sortKeys = keys })
    }
}
#endif
