#if GTK
public import ReactorKit
public import Rx

extension Reactive where Base: ListView {
    /// Shows lists of identified values as trees, in cells that the closure which follows makes:
    /// `source.bind(to: list.rx.items(children: \.children)) { list, index, element in … }`.
    ///
    /// The person expands a row and collapses it by its arrow, by → and by ←; ``expandedIDs(of:)`` tells of it. Indexes are places as shown.
    /// An id that two values have, wherever they are in the tree, stops the program when both are shown. Otherwise as
    /// ``items(_:)``, with all that lists promise.
    ///
    /// - Parameter children: The values inside of one; `nil` where there can be none.
    /// - Complexity: O(n) a list, and a row that is expanded or collapsed, for n the rows shown before and after.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?
    ) -> (_ source: Source) -> (_ makeCell: @escaping (Base, Int, Rows.Element) -> Widget) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            { makeCell in
                base.bind(
                    source,
                    change: { TreeRow.change(of: $0, to: $1, expanded: $2, children: children) },
                    makeCell: makeCell,
                    functions: RowFunctions())
            }
        }
    }

    /// Shows trees in cells of a class, which the closure that follows fills in:
    /// `source.bind(to: list.rx.items(children: \.children, cellType: FolderCell.self)) { index, element, cell in … }`.
    ///
    /// Otherwise as ``items(children:)`` and ``items(cellType:)``.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            { configureCell in
                base.bind(
                    source,
                    change: { TreeRow.change(of: $0, to: $1, expanded: $2, children: children) },
                    followsMoves: true, configureCell: configureCell,
                    functions: RowFunctions())
            }
        }
    }

    /// Shows trees in cells that are views, each with a reactor that `reactor` makes of the row's value:
    /// `source.bind(to: list.rx.items(children: \.children, cellType: FolderCell.self, reactor: FolderCellReactor.init))`.
    ///
    /// Otherwise as ``items(children:)`` and ``items(cellType:reactor:)``; a row that is expanded or moves keeps its reactor.
    @MainActor
    @inlinable
    public func items<Rows: Sequence, Cell: ListCell & View, Source: ObservableType>(
        children: @escaping (Rows.Element) -> [Rows.Element]?, cellType: Cell.Type = Cell.self,
        reactor: @escaping @MainActor (Rows.Element) -> Cell.Reactor
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Rows, Rows.Element: Identifiable & Equatable {
        { [base] source in
            base.bind(
                source,
                change: { TreeRow.change(of: $0, to: $1, expanded: $2, children: children) },
                followsMoves: false,
                configureCell: { (_, element, cell: Cell) in cell.reactor = reactor(element) },
                functions: RowFunctions())
        }
    }
}

extension Reactive where Base: ListBase {
    /// The ids of the rows of a tree that are expanded: those now, then what the person makes of them.
    ///
    /// The sink expands the rows with these ids and collapses all others; rows that come later count, too. What the program expands is not
    /// told. Completes when the list is gone or its window is closed.
    @MainActor
    public func expandedIDs<Node: Identifiable>(of type: Node.Type) -> ControlProperty<Set<Node.ID>> {
        ControlProperty(
            values: Observable.deferred { [weak base] in
                guard let base else { return .empty() }
                return base.events.expansionChanged.startWith(())
                    .compactMap { [weak base] in base?.expandedIDs(of: type) }
            },
            valueSink: Binder(base) { list, ids in list.expand(ids, of: type) })
    }
}

/// What makes the rows that are shown those of a tree, of which some are expanded.
@usableFromInline
typealias TreeChange<Node: Identifiable & Equatable> = (
    _ shown: [TreeRow<Node>], _ roots: [Node], _ expanded: Set<Node.ID>
) -> Replacement<TreeRow<Node>>

extension ListView {
    @usableFromInline
    func bind<Source: ObservableType, Node: Identifiable & Equatable, List: ListView>(
        _ source: Source, change: @escaping TreeChange<Node>,
        makeCell: @escaping (List, Int, Node) -> Widget,
        functions: RowFunctions<TreeRow<Node>>
    ) -> any Disposable where Source.Element: Sequence<Node> {
        bind(source, change: change, functions: functions) { store in
            self.show(store, in: .making(makeCell).framed(by: TreeCell.frame))
        }
    }

    @usableFromInline
    func bind<Source: ObservableType, Node: Identifiable & Equatable, Cell: ListCell>(
        _ source: Source, change: @escaping TreeChange<Node>,
        followsMoves: Bool, configureCell: @escaping (Int, Node, Cell) -> Void,
        functions: RowFunctions<TreeRow<Node>>
    ) -> any Disposable where Source.Element: Sequence<Node> {
        bind(source, change: change, functions: functions) { store in
            let form = CellForm.reusing(Cell.self, followsMoves: followsMoves, configureCell)
            self.show(store, in: form.framed(by: TreeCell.frame))
        }
    }
}

extension ListBase {
    /// Shows the trees that `source` emits; `show` starts showing a store, whose rows are still to come.
    func bind<Source: ObservableType, Node: Identifiable & Equatable>(
        _ source: Source, change: @escaping TreeChange<Node>,
        functions: RowFunctions<TreeRow<Node>>,
        show: (RowStore<TreeRow<Node>>) -> Void
    ) -> any Disposable where Source.Element: Sequence<Node> {
        let store = RowStore<TreeRow<Node>>(functions: functions)
        let tree = TypedRowTree(of: self, in: store, change: change)
        show(store)
        afterBinding { self.tree = tree }
        return keep(store, while: source.bind(to: Binder(tree) { tree, nodes in tree.set(Array(nodes)) }))
    }
}
#endif
