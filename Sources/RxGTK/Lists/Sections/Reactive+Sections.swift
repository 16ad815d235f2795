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
        { [base] source in
            { makeCell in
                base.bind(
                    source, header: header, change: { SectionRow.change(of: $0, to: $1.lazy.map(\.items), marks: $2) },
                    makeCell: makeCell,
                    functions: RowFunctions())
            }
        }
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
        { [base] source in
            { configureCell in
                base.bind(
                    source, header: header, change: { SectionRow.change(of: $0, to: $1.lazy.map(\.items), marks: $2) },
                    followsMoves: true,
                    configureCell: configureCell, functions: RowFunctions())
            }
        }
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
        { [base] source in
            base.bind(
                source, header: header, change: { SectionRow.change(of: $0, to: $1.lazy.map(\.items), marks: $2) },
                followsMoves: false,
                configureCell: { (_, element, cell: Cell) in cell.reactor = reactor(element) },
                functions: RowFunctions())
        }
    }
}

/// Returns the replacement that turns the displayed rows into the rows of sections with these marks.
@usableFromInline
typealias SectionChange<Section: SectionModelType> = (
    _ shown: [SectionRow<Section.Item>], [Section], [SectionMark]
) -> RowReplacement<SectionRow<Section.Item>> where Section.Item: Identifiable & Equatable

extension ListView {
    @usableFromInline
    func bind<Source: ObservableType, Section: SectionModelType, List: ListView>(
        _ source: Source, header: SectionHeader<Section>,
        change: @escaping SectionChange<Section>,
        makeCell: @escaping (List, Int, Section.Item) -> Widget,
        functions: RowFunctions<SectionRow<Section.Item>>
    ) -> any Disposable where Source.Element: Sequence<Section> {
        bind(source, header: header, change: change, form: .making(makeCell), functions: functions)
    }

    @usableFromInline
    func bind<Source: ObservableType, Section: SectionModelType, Cell: ListCell>(
        _ source: Source, header: SectionHeader<Section>,
        change: @escaping SectionChange<Section>,
        followsMoves: Bool, configureCell: @escaping (Int, Section.Item, Cell) -> Void,
        functions: RowFunctions<SectionRow<Section.Item>>
    ) -> any Disposable where Source.Element: Sequence<Section> {
        let form = CellForm.reusing(Cell.self, followsMoves: followsMoves, configureCell)
        return bind(source, header: header, change: change, form: form, functions: functions)
    }

    private func bind<Source: ObservableType, Section: SectionModelType>(
        _ source: Source, header: SectionHeader<Section>,
        change: @escaping SectionChange<Section>, form: CellForm,
        functions: RowFunctions<SectionRow<Section.Item>>
    ) -> any Disposable where Source.Element: Sequence<Section> {
        let (store, marks) = (RowStore<SectionRow<Section.Item>>(functions: functions), header.marks())
        show(store, in: form.framed(by: SectionCell.frame(with: header.form)))
        let binder = Binder<Source.Element>(store) { store, sections in
            let sections = Array(sections)
            store.set { shown in change(shown, sections, marks(sections)) }
        }
        return keep(store, while: source.bind(to: binder))
    }
}
#endif
