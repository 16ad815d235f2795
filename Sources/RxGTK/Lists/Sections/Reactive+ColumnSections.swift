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
        { [base] in base.bind($0, as: .sections(under: header), in: columns) }
    }
}
#endif
