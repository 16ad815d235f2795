#if GTK
import CGTKSupport

/// The tree that a list shows. The type of the values is erased.
@MainActor
class RowTree {
    private(set) weak var list: ListWidget?

    fileprivate init(of list: ListWidget) { self.list = list }

    /// Updates the displayed rows after the list's expanded ids have changed.
    final func refresh() { list?.content?.refresh() }

    /// Returns the depth and the expansion state of a row.
    func row(at index: Int) -> (any RowOfTree)? { nil }

    /// Expands or collapses a row on behalf of the user. Does nothing if the row cannot have children.
    func toggle(rowAt index: Int) {}

    /// Expands or collapses a row if it is not in that state yet. Returns whether it did.
    func setExpanded(_ isExpanded: Bool, rowAt index: Int) -> Bool {
        guard let now = row(at: index)?.isExpanded, now != isExpanded else { return false }
        toggle(rowAt: index)
        return true
    }

    /// Returns the index of a row's parent.
    func parent(ofRowAt index: Int) -> Int? {
        guard let depth = row(at: index)?.depth, depth > 0 else { return nil }
        return (0..<index).last { row(at: $0)?.depth == depth - 1 }
    }
}

/// The tree that a list shows.
final class TypedRowTree<Node: Identifiable & Equatable>: RowTree {
    private let store: RowStore<TreeRow<Node>>

    init(of list: ListWidget, in store: RowStore<TreeRow<Node>>) {
        self.store = store
        super.init(of: list)
    }

    override func row(at index: Int) -> (any RowOfTree)? { store.value(at: index) }

    override func toggle(rowAt index: Int) {
        guard let list, let row = store.value(at: index), let isExpanded = row.isExpanded else { return }
        let (id, selected) = (AnyHashable(row.id), list.selectedRowCount)
        if isExpanded {
            // The children are about to be removed, and must not take the keyboard focus along.
            if let focused = list.focusedRow, isRow(at: focused, inside: index) { list.focusRow(at: index) }
            list.tree.expandedIDs.remove(id)
        } else {
            list.tree.expandedIDs.insert(id)
        }
        refresh()
        list.events.expansionChanged.emit(())
        if list.selectedRowCount != selected { list.events.selectionChanged.emit(()) }
    }

    private func isRow(at index: Int, inside parent: Int) -> Bool {
        guard index > parent, index < store.count, let depth = row(at: parent)?.depth else { return false }
        return (parent + 1...index).allSatisfy { row(at: $0).map { $0.depth > depth } ?? false }
    }
}
#endif
