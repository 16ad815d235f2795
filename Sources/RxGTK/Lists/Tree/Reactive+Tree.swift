#if GTK
public import ReactorKit
public import Rx

extension Reactive where Base: ListView {
    /// Shows lists of identified values as trees, in cells that the trailing closure makes:
    /// `source.bind(to: list.rx.items(children: \.children)) { list, index, element in … }`.
    ///
    /// The user expands and collapses a row with its arrow or with → and ←; ``expandedIDs(of:)`` emits the change. An
    /// index is a displayed index. Traps when two values with the same id are shown, even in different parts of the
    /// tree. Otherwise the same as ``items(_:)``, with all guarantees of lists.
    ///
    /// - Parameter children: Returns the children of a value; `nil` if it cannot have any.
    /// - Complexity: O(n) for each list and for each row that is expanded or collapsed, where n is the number of
    ///   displayed rows before and after.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?
    ) -> (_ source: Source) -> (_ makeCell: @escaping (Base, Int, Rows.Element) -> Widget) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in { base.bind(source, as: .trees(of: children), in: .making($0)) } }
    }

    /// Shows trees in cells of a class, which the trailing closure configures:
    /// `source.bind(to: list.rx.items(children: \.children, cellType: FolderCell.self)) { index, element, cell in … }`.
    ///
    /// Otherwise the same as ``items(children:)`` and ``items(cellType:)``.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in { base.bind(source, as: .trees(of: children), in: .reusing(cellType, $0)) } }
    }

    /// Shows trees in cells that are views, each with a reactor that `reactor` makes from the row's value:
    /// `source.bind(to: list.rx.items(children: \.children, cellType: FolderCell.self,
    /// reactor: FolderCellReactor.init))`.
    ///
    /// Otherwise the same as ``items(children:)`` and ``items(cellType:reactor:)``. A row that is expanded or moved
    /// keeps its reactor.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell & View, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?, cellType: Cell.Type = Cell.self,
        reactor: @escaping @MainActor (Rows.Element) -> Cell.Reactor
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] in base.bind($0, as: .trees(of: children), in: .reusing(cellType, reactor: reactor)) }
    }
}

extension Reactive where Base: ListWidget {
    /// The ids of the expanded rows of a tree. Emits the current ids, then the ids after each change by the user.
    ///
    /// The sink expands the rows with these ids and collapses all others. Ids of rows that come later take effect then.
    /// An expansion by the app is not emitted. Completes when the list is freed or its window is closed.
    @MainActor
    public func expandedIDs<Node: Identifiable>(of type: Node.Type) -> ControlProperty<Set<Node.ID>> {
        ControlProperty(
            values: Observable.deferred { [weak base] in
                guard let base else { return .empty() }
                return base.events.expansionChanged.observable.startWith(())
                    .compactMap { [weak base] in base?.expandedIDs(of: type) }
            },
            valueSink: Binder(base) { list, ids in list.expand(ids, of: type) })
    }
}
#endif
