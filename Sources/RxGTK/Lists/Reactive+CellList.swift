#if GTK
public import ReactorKit
public import Rx

extension Reactive where Base: CellList {
    /// Shows lists of identified values in cells that the trailing closure makes, one for each row and value:
    /// `source.bind(to: list.rx.items) { list, index, element in … }`.
    ///
    /// The index is the row's index when its cell is made; the cell moves with the row. Traps if two values of a list
    /// have the same id. Disposing of the binding removes the rows; completion keeps them. Main thread only.
    ///
    /// - Complexity: O(n) for each list, where n is the number of rows before and after.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ makeCell: @escaping (Base, Int, Rows.Element) -> Widget) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] in base.bind(source, as: .plain, in: .making($0)) }
    }

    /// Shows lists of identified values in cells of a class, which the trailing closure configures:
    /// `source.bind(to: list.rx.items(cellType: TaskCell.self)) { index, element, cell in … }`.
    ///
    /// Cells are reused. The closure is called when a cell gets a row, when the value of that row changes, and when its
    /// index changes. The closure may set the reactor of a cell that is a `View`; the cell loses its reactor with the
    /// row. Otherwise the same as ``items(_:)``.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in { base.bind(source, as: .plain, in: .reusing(cellType, $0)) } }
    }

    /// The same as ``items(cellType:)``. The identifier, which UIKit's tables need, is ignored.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        items(cellType: cellType)
    }

    /// Shows lists of identified values in cells that are views, each with a reactor that `reactor` makes from the
    /// row's value: `source.bind(to: list.rx.items(cellType: TaskCell.self, reactor: TaskCellReactor.init))`.
    ///
    /// `reactor` is called when a row comes into view and when its value changes. If it returns the reactor that the
    /// cell has, such as the child of a `ChildReactors`, the cell is not bound again. When the row leaves the cell, the
    /// cell releases the reactor and empties its dispose bag. Otherwise the same as ``items(_:)``.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell & View, Source: ObservableType>(
        cellType: Cell.Type = Cell.self, reactor: @escaping @MainActor (Rows.Element) -> Cell.Reactor
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] in base.bind($0, as: .plain, in: .reusing(cellType, reactor: reactor)) }
    }
}
#endif
