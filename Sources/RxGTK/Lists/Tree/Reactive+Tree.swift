#if GTK
public import Rx

extension Reactive where Base: ListView {
    /// Shows lists of identified values as trees, in cells of a class, which the closure that follows fills in:
    /// `source.bind(to: list.rx.items(children: \.children, cellType: FolderCell.self)) { index, element, cell in … }`.
    ///
    /// The person expands a row and collapses it by its arrow, by → and by ←; ``expandedIDs(of:)`` tells of it. Indexes are places as shown.
    /// An id that two values have, wherever they are in the tree, stops the program when both are shown. Otherwise as
    /// ``items(cellType:)``, with all that lists promise.
    ///
    /// - Parameters:
    ///   - children: The values inside of one; `nil` where there can be none.
    ///   - cellType: The class of the cells.
    /// - Complexity: O(n) a list, and a row that is expanded or collapsed, for n the rows shown before and after.
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
                    flatten: { roots, expanded in TreeRow.rows(of: roots, expanded: expanded, children: children) },
                    configureCell: configureCell,
                    diff: { ListDiff(from: $0, to: $1).changes(keeping: $2) })
            }
        }
    }

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

extension ListView {
    @usableFromInline
    func bind<Source: ObservableType, Node: Identifiable & Equatable, Cell: ListCell>(
        _ source: Source, flatten: @escaping ([Node], Set<Node.ID>) -> [TreeRow<Node>],
        configureCell: @escaping (Int, Node, Cell) -> Void,
        diff: @escaping ([TreeRow<Node>], [TreeRow<Node>], [Int]?) -> ListChanges
    ) -> any Disposable where Source.Element: Sequence<Node> {
        let store = RowStore<TreeRow<Node>>(diff: diff)
        let tree = TypedRowTree(of: self, in: store, flatten: flatten)
        let form = CellForm.reusing(TypedTreeCell<Cell>.self, followsMoves: true) { (index, row: TreeRow<Node>, cell) in
            cell.show(row)
            guard let content = cell.content as? Cell else { return }
            configureCell(index, row.node, content)
        }
        show(store, in: form)
        self.tree = tree
        return keep(store, while: source.bind(to: Binder(tree) { tree, nodes in tree.set(Array(nodes)) }))
    }
}
#endif
