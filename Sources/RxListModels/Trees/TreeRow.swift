/// A displayed row of a tree: its value, its depth and its expansion state.
@usableFromInline
package struct TreeRow<Node: Identifiable & Equatable>: Identifiable, Equatable {
    /// The number of ancestors. Declared before `node`, so that no padding lies between the fields: `ListDiff` compares
    /// bits.
    @usableFromInline package let depth: Int
    @usableFromInline package let node: Node
    /// Whether the children are shown; `nil` if the row cannot have any.
    @usableFromInline package let isExpanded: Bool?

    @inlinable
    package init(_ node: Node, depth: Int, isExpanded: Bool?) {
        (self.node, self.depth, self.isExpanded) = (node, depth, isExpanded)
    }

    @inlinable package var id: Node.ID { node.id }

    @inlinable
    package static func == (left: TreeRow, right: TreeRow) -> Bool {
        left.depth == right.depth && left.isExpanded == right.isExpanded && left.node == right.node
    }
}

extension TreeRow: RowOfTree {
    package var value: Any { node }

    package func hasSameValue(as other: Any) -> Bool { (other as? TreeRow)?.node == node }
}

/// A row of a tree. The type of the value is erased.
package protocol RowOfTree: RowOfValue {
    var depth: Int { get }
    var isExpanded: Bool? { get }
}
