#if GTK
public import Rx

extension Reactive where Base: ColumnView {
    /// Shows lists of sections in columns, each under a header that is as wide as its rows:
    /// `source.bind(to: view.rx.items(header: SectionHeader(\.model),
    /// columns: [ColumnViewColumn("Title", text: \.title)]))`.
    ///
    /// As in `items(header:)` of a ``ListView``, a header is not a row. If a column has an order, pressing its header
    /// sorts the rows of each section by it, among themselves. Disposing of the binding removes the rows and the
    /// columns; completion keeps them.
    ///
    /// - Parameters:
    ///   - header: The header above the rows of a section.
    ///   - columns: The columns, which show the rows' values.
    /// - Complexity: O(n) for each list, where n is the number of rows and sections before and after; O(n log n) while
    ///   the rows are sorted.
    @MainActor
    @inlinable
    public func items<Sections: Sequence, Source: ObservableType>(
        header: SectionHeader<Sections.Element>, columns: [ColumnViewColumn<Sections.Element.Item>]
    ) -> (_ source: Source) -> any Disposable
    where
        Source.Element == Sections, Sections.Element: SectionModelType, Sections.Element.Item: Identifiable & Equatable
    {
        { [base] source in
            base.bind(
                source, header: header, columns: columns,
                change: { SectionRow.change(of: $0, to: $1.lazy.map(\.items), marks: $2, order: $3) },
                functions: RowFunctions())
        }
    }
}

extension ColumnView {
    @usableFromInline
    func bind<Source: ObservableType, Section: SectionModelType>(
        _ source: Source, header: SectionHeader<Section>, columns: [ColumnViewColumn<Section.Item>],
        change:
            @escaping ([SectionRow<Section.Item>], [Section], [SectionMark], ((Section.Item, Section.Item) -> Bool)?)
            -> RowReplacement<SectionRow<Section.Item>>,
        functions: RowFunctions<SectionRow<Section.Item>>
    ) -> any Disposable where Source.Element: Sequence<Section> {
        let (store, marks, order) = (RowStore(functions: functions), header.marks(), HeaderOrder(of: self))
        let frame = SectionCell.frame(with: header.form)
        var sections: [Section] = []
        // Takes the store, because a closure that captured it would keep it after the list has another store.
        func arrange(_ store: RowStore<SectionRow<Section.Item>>) {
            store.set { [sections] shown in change(shown, sections, marks(sections), order.order(of: columns)) }
        }
        show(
            store, in: columns, frames: columns.map { _ in frame }, sortedBy: order,
            arrange: { [weak store] in store.map(arrange) })
        afterBinding { self.sectionFit = SectionFit(in: self) }
        let binder = Binder<Source.Element>(store) { store, new in
            sections = Array(new)
            arrange(store)
        }
        return keep(store, while: source.bind(to: binder))
    }
}
#endif
