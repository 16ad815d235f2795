/// A row of a tree that is shown: its value, and how it stands among the others.
@usableFromInline
package struct TreeRow<Node: Identifiable & Equatable>: Identifiable, Equatable {
    /// How many rows it is inside of; before the node, so that nothing lies between, as `ListDiff` compares bits.
    @usableFromInline let depth: Int
    @usableFromInline let node: Node
    /// Whether the rows inside are shown; `nil` where there can be none.
    @usableFromInline let isExpanded: Bool?

    @inlinable
    init(_ node: Node, depth: Int, isExpanded: Bool?) {
        (self.node, self.depth, self.isExpanded) = (node, depth, isExpanded)
    }

    @inlinable package var id: Node.ID { node.id }

    @inlinable
    package static func == (left: TreeRow, right: TreeRow) -> Bool {
        left.depth == right.depth && left.isExpanded == right.isExpanded && left.node == right.node
    }
}

extension TreeRow: RowOfTree {
    var value: Any { node }

    func hasSameValue(as other: Any) -> Bool { (other as? TreeRow)?.node == node }
}

/// A row of a tree of whatever values.
protocol RowOfTree: RowOfValue {
    var depth: Int { get }
    var isExpanded: Bool? { get }
}
