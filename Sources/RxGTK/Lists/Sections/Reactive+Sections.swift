#if GTK
public import ReactorKit
public import Rx

extension Reactive where Base: ListView {
    /// Shows lists of sections, each under its header, in cells that the trailing closure makes, one for each row and
    /// value: `source.bind(to: list.rx.items(header: SectionHeader(\.model))) { list, index, element in … }`.
    ///
    /// A header is not a row: it is neither selected nor focused nor counted. It belongs to the first row of its
    /// section, so an empty section has no header. An index is an index in the whole list. A row that moves to another
    /// section keeps its selection and focus. Traps if two values of the list have the same id, even in different
    /// sections. Otherwise the same as ``items(_:)``.
    ///
    /// - Parameter header: The header above the rows of a section.
    /// - Complexity: O(n) for each list, where n is the number of rows and sections before and after.
    @MainActor
    @inlinable
    public func items<Sections: Sequence, Source: ObservableType>(
        header: SectionHeader<Sections.Element>
    ) -> (_ source: Source) -> (_ makeCell: @escaping (Base, Int, Sections.Element.Item) -> Widget) -> any Disposable
    where
        Source.Element == Sections, Sections.Element: SectionModelType, Sections.Element.Item: Identifiable & Equatable
    {
        { [base] source in { base.bind(source, as: .sections(under: header), in: .making($0)) } }
    }

    /// Shows lists of sections in cells of a class, which the trailing closure configures:
    /// `source.bind(to: list.rx.items(header: SectionHeader(\.model), cellType: TaskCell.self))
    /// { index, element, cell in … }`.
    ///
    /// Otherwise the same as ``items(header:)`` and ``items(cellType:)``.
    @MainActor
    @inlinable
    public func items<Sections: Sequence, Cell: ListCell, Source: ObservableType>(
        header: SectionHeader<Sections.Element>, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sections.Element.Item, Cell) -> Void) -> any Disposable
    where
        Source.Element == Sections, Sections.Element: SectionModelType, Sections.Element.Item: Identifiable & Equatable
    {
        { [base] source in { base.bind(source, as: .sections(under: header), in: .reusing(cellType, $0)) } }
    }

    /// Shows lists of sections in cells that are views, each with a reactor that `reactor` makes from the row's value:
    /// `source.bind(to: list.rx.items(header: SectionHeader(\.model), cellType: TaskCell.self,
    /// reactor: TaskCellReactor.init))`.
    ///
    /// Otherwise the same as ``items(header:)`` and ``items(cellType:reactor:)``. A row that comes under another header
    /// keeps its reactor.
    @MainActor
    @inlinable
    public func items<Sections: Sequence, Cell: ListCell & View, Source: ObservableType>(
        header: SectionHeader<Sections.Element>, cellType: Cell.Type = Cell.self,
        reactor: @escaping @MainActor (Sections.Element.Item) -> Cell.Reactor
    ) -> (_ source: Source) -> any Disposable
    where
        Source.Element == Sections, Sections.Element: SectionModelType, Sections.Element.Item: Identifiable & Equatable
    {
        { [base] in base.bind($0, as: .sections(under: header), in: .reusing(cellType, reactor: reactor)) }
    }
}
#endif
