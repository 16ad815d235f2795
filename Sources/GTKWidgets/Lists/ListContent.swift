#if GTK
/// What a list shows: its rows, and the values that the app set. The type of the values is erased.
///
/// The list retains its content. A binding, which sets the values, does not.
@MainActor
package class ListContent {
    let store: RowModel
    /// The headers above the rows; `nil` if the rows are not in sections.
    let headers: HeaderForm?
    /// The tree of the rows; `nil` if the rows are not in a tree.
    let tree: RowTree?

    fileprivate init(_ store: RowModel, headers: HeaderForm?, tree: RowTree?) {
        (self.store, self.headers, self.tree) = (store, headers, tree)
    }

    /// The frame round the cells, if any.
    var frame: CellFrame? { tree == nil ? headers.map(SectionCell.frame) : TreeCell.frame }

    /// Makes the rows again, because their order or the expanded rows changed.
    func refresh() {}
}

/// What a list shows.
package final class TypedListContent<Entry>: ListContent {
    private let makeRows: ([Entry]) -> Void
    private let isRefreshed: Bool
    /// The values or sections that the app set; `nil` before the app has set any, or if `isRefreshed` is false.
    private var entries: [Entry]?

    /// - Parameters:
    ///   - isRefreshed: Whether the rows may have to be made again from the same entries.
    ///   - makeRows: Sets the rows of the store.
    init(
        _ store: RowModel, headers: HeaderForm? = nil, tree: RowTree? = nil, isRefreshed: Bool,
        makeRows: @escaping ([Entry]) -> Void
    ) {
        (self.makeRows, self.isRefreshed) = (makeRows, isRefreshed)
        super.init(store, headers: headers, tree: tree)
    }

    /// Sets the values or sections, and makes the rows of them.
    package func set(_ entries: [Entry]) {
        if isRefreshed { self.entries = entries }
        makeRows(entries)
    }

    override func refresh() { entries.map(makeRows) }
}
#endif
