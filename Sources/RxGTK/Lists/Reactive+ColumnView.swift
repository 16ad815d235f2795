#if GTK
public import Rx

extension Reactive where Base: ColumnView {
    /// Shows lists of identified values in columns:
    /// `source.bind(to: view.rx.items(columns: [ColumnViewColumn("Title", text: \.title)]))`.
    ///
    /// Where a column has an order, pressing its header sorts by it; indexes are then places as shown. An id that two values of
    /// one list have stops the program. Disposing of the binding takes rows and columns away; completion leaves them.
    ///
    /// Up to a thousand rows are sorted at once. More are sorted a few milliseconds at a time between frames and keep their order until all are
    /// sorted, so that no frame waits for that.
    ///
    /// - Complexity: O(n) a list, for n the rows before and after; O(n log n) comparisons when the person sorts.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        columns: [ColumnViewColumn<Rows.Element>]
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            var sorted = SortedRows(orders: columns.map { $0.order })
            return base.bind(
                source, columns: columns, arrange: { sorted.arrange($0, by: $2, shown: $1, while: $3) },
                sorting: { sorted.sorting.map { sorting in { sorting.advance(while: $0) } } },
                functions: RowFunctions { sorted.changes(of: $0, by: $1, keeping: $2) })
        }
    }

    /// The columns that the rows are sorted by, then what the person makes of it by pressing headers.
    ///
    /// What the program sets is not emitted. It can be bound before there are columns: see ``ColumnView/sortKeys``.
    @MainActor public var sortKeys: ControlProperty<[SortKey]> {
        ControlProperty(
            values: base.events.sortChanged.startWith(())
                .compactMap { [weak base] in base?.sortKeys }.distinctUntilChanged(),
            valueSink: Binder(base) { view, keys in view.sortKeys = keys })
    }
}

extension ColumnView {
    @usableFromInline
    func bind<Source: ObservableType, Element: Identifiable & Equatable>(
        _ source: Source, columns: [ColumnViewColumn<Element>],
        arrange: @escaping ([Element], [Element], [SortKey], () -> Bool) -> Replacement<Element>,
        sorting: @escaping () -> ((() -> Bool) -> Bool)?, functions: RowFunctions<Element>
    ) -> any Disposable where Source.Element: Sequence<Element> {
        bind(source, functions: functions) { store in
            self.show(store, in: columns, arrange: arrange, sorting: sorting)
        }
    }
}
#endif
