#if GTK
/// Which rows of a list's tree are expanded, and the tree itself.
@MainActor
final class TreeState {
    /// The ids of the expanded rows, including ids without a row.
    var expandedIDs: Set<AnyHashable> = []
    /// The displayed tree; `nil` if the list shows none.
    var rows: RowTree? {
        didSet {
            guard rows != nil, !hasKeyController else { return }
            hasKeyController = true
            list.addTreeKeyController()
        }
    }
    /// Whether the list has the key controller for trees, which stays.
    private var hasKeyController = false
    private unowned let list: ListWidget

    init(of list: ListWidget) { self.list = list }
}
#endif
