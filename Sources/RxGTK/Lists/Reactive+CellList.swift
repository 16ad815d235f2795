#if GTK
public import ReactorKit
public import Rx

extension Reactive where Base: CellList {
    /// Shows lists of identified values in cells that the closure which follows makes, one for each row and value:
    /// `source.bind(to: list.rx.items) { list, index, element in … }`.
    ///
    /// The index is the row's place when its cell is made, and the cell moves with the row. An id that two values of one list
    /// have stops the program. Disposing of the binding takes the rows away; completion leaves them. Main thread only.
    ///
    /// - Complexity: O(n) a list, for n the rows before and after.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ makeCell: @escaping (Base, Int, Rows.Element) -> Widget) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] makeCell in
            base.bind(source, makeCell: makeCell, functions: RowFunctions())
        }
    }

    /// Shows lists of identified values in cells of a class, which the closure that follows fills in:
    /// `source.bind(to: list.rx.items(cellType: TaskCell.self)) { index, element, cell in … }`.
    ///
    /// Cells are used again. The closure is called when a cell gets a row, when the value of that row changes, and when its index
    /// does. A cell that is a `View` may be given a reactor there; it loses it with the row. Otherwise as ``items(_:)``.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            { configureCell in
                base.bind(source, followsMoves: true, configureCell: configureCell, functions: RowFunctions())
            }
        }
    }

    /// As ``items(cellType:)``; the identifier, which UIKit's tables need, is not looked at.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        items(cellType: cellType)
    }

    /// Shows lists of identified values in cells that are views, each with a reactor that `reactor` makes of the row's value:
    /// `source.bind(to: list.rx.items(cellType: TaskCell.self, reactor: TaskCellReactor.init))`.
    ///
    /// A row gets a new reactor when it comes into view and when its value changes; when the row leaves the cell the reactor is
    /// let go and the cell's dispose bag emptied. Otherwise as ``items(_:)``.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell & View, Source: ObservableType>(
        cellType: Cell.Type = Cell.self, reactor: @escaping @MainActor (Rows.Element) -> Cell.Reactor
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            base.bind(
                source, followsMoves: false,
                configureCell: { (_, element, cell: Cell) in cell.reactor = reactor(element) },
                functions: RowFunctions())
        }
    }
}

extension CellList {
    @usableFromInline
    func bind<Source: ObservableType, Element: Identifiable & Equatable, List: CellList>(
        _ source: Source, makeCell: @escaping (List, Int, Element) -> Widget,
        functions: RowFunctions<Element>
    ) -> any Disposable where Source.Element: Sequence<Element> {
        bind(source, functions: functions) { store in self.show(store, in: .making(makeCell)) }
    }

    @usableFromInline
    func bind<Source: ObservableType, Element: Identifiable & Equatable, Cell: ListCell>(
        _ source: Source, followsMoves: Bool, configureCell: @escaping (Int, Element, Cell) -> Void,
        functions: RowFunctions<Element>
    ) -> any Disposable where Source.Element: Sequence<Element> {
        bind(source, functions: functions) { store in
            self.show(store, in: .reusing(Cell.self, followsMoves: followsMoves, configureCell))
        }
    }
}
#endif
