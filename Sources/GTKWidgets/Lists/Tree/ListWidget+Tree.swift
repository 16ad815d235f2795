#if GTK
import CGTKSupport
import RxSupport

extension ListWidget {
    /// Expands the rows with these ids and collapses all others. `rx` does not emit this as user input.
    ///
    /// Ids of rows that do not exist yet, or that are inside of collapsed rows, take effect when these rows are shown.
    /// Traps for a ``GridView``, which does not show trees.
    ///
    /// - Complexity: O(n), where n is the number of rows that are shown afterwards.
    public func expand<Node: Identifiable>(_ ids: Set<Node.ID>, of type: Node.Type) {
        if self is GridView { stopProgram(Misuse.treeInGrid) }
        tree.expandedIDs = Set(ids.lazy.map { AnyHashable($0) })
        tree.rows?.refresh()
    }

    /// Returns the ids of the expanded rows, including rows that are not shown.
    public func expandedIDs<Node: Identifiable>(of type: Node.Type) -> Set<Node.ID> {
        Set(tree.expandedIDs.lazy.compactMap { $0.base as? Node.ID })
    }

    /// Makes the arrow keys expand and collapse the focused row. → expands it, or goes to its first child. ← collapses
    /// it, or goes to its parent.
    func addTreeKeyController() {
        let keys = KeyController(phase: .capture)
        keys.onPress { [weak self] key in self?.expand(by: key) ?? false }
        addController(keys)
    }

    private func expand(by key: KeyPress) -> Bool {
        // Inside a row, the keys belong to its widgets.
        guard let tree = tree.rows, key.modifiers.isEmpty, let index = focusedRow, isFocusOnRow(at: index) else {
            return false
        }
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        switch Int32(key.key) {
        case GDK_KEY_Right, GDK_KEY_KP_Right: step(isInwards: !isRightToLeft, from: index, in: tree)
        case GDK_KEY_Left, GDK_KEY_KP_Left: step(isInwards: isRightToLeft, from: index, in: tree)
        default: return false
        }
        return true
    }

    private func step(isInwards: Bool, from index: Int, in tree: RowTree) {
        if tree.setExpanded(isInwards, rowAt: index) { return }
        guard isInwards else {
            if let parent = tree.parent(ofRowAt: index) { focusRow(at: parent) }
            return
        }
        guard let depth = tree.row(at: index)?.depth, tree.row(at: index + 1)?.depth == depth + 1 else { return }
        focusRow(at: index + 1)
    }

    private func isFocusOnRow(at index: Int) -> Bool {
        guard let root = gtk_widget_get_root(widget), let row = listItem(forRowAt: index)?.rowWidget else {
            return false
        }
        return gtk_root_get_focus(root) == row
    }
}
#endif
