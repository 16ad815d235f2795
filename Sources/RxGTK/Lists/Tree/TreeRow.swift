/// A row of a tree that is shown: its value, and how it stands among the others.
@usableFromInline
struct TreeRow<Node: Identifiable & Equatable>: Identifiable, Equatable {
    /// How many rows it is inside of; before the node, so that nothing lies between, as `ListDiff` compares bits.
    @usableFromInline let depth: Int
    @usableFromInline let node: Node
    /// Whether the rows inside are shown; `nil` where there can be none.
    @usableFromInline let isExpanded: Bool?

    @inlinable
    init(_ node: Node, depth: Int, isExpanded: Bool?) {
        (self.node, self.depth, self.isExpanded) = (node, depth, isExpanded)
    }

    @inlinable var id: Node.ID { node.id }

    @inlinable
    static func == (left: TreeRow, right: TreeRow) -> Bool {
        left.depth == right.depth && left.isExpanded == right.isExpanded && left.node == right.node
    }

    /// The rows to show of a tree, each followed by those inside where it is expanded.
    ///
    /// Inlinable, so that it is compiled for the caller's type. A tree may be deeper than the stack: the rest of each level waits in an array.
    ///
    /// - Complexity: O(n) for n the rows that are shown; O(n log n) where they are sorted.
    @inlinable
    static func rows(
        of roots: [Node], expanded: Set<Node.ID>, order: ((Node, Node) -> Bool)? = nil, children: (Node) -> [Node]?
    ) -> [TreeRow] {
        func sorted(_ siblings: [Node]) -> [Node] { order.map { siblings.sorted(by: $0) } ?? siblings }
        var rows: [TreeRow] = []
        var levels = [(nodes: sorted(roots), next: 0)]
        while let (nodes, next) = levels.last {
            guard next < nodes.count else {
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next += 1
            let (node, depth) = (nodes[next], levels.count - 1)
            guard let inside = children(node) else {
                rows.append(TreeRow(node, depth: depth, isExpanded: nil))
                continue
            }
            let isExpanded = expanded.contains(node.id)
            rows.append(TreeRow(node, depth: depth, isExpanded: isExpanded))
            if isExpanded { levels.append((sorted(inside), 0)) }
        }
        return rows
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
