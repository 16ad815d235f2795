/// A run of sibling values in a tree with the same expansion state.
@usableFromInline
struct TreeRun<Node: Identifiable & Equatable>: RowRun {
    @usableFromInline let values: ArraySlice<Node>
    @usableFromInline let depth: Int
    @usableFromInline let isExpanded: Bool?

    @inlinable
    init(_ values: ArraySlice<Node>, depth: Int, isExpanded: Bool?) {
        (self.values, self.depth, self.isExpanded) = (values, depth, isExpanded)
    }

    @inlinable static var valueOffset: Int { MemoryLayout<TreeRow<Node>>.offset(of: \.node)! }

    @inlinable
    func row(of node: Node, at index: Int) -> TreeRow<Node> { TreeRow(node, depth: depth, isExpanded: isExpanded) }

    @inlinable
    func couldMake(_ row: TreeRow<Node>, at index: Int) -> Bool { row.depth == depth && row.isExpanded == isExpanded }
}

extension TreeRow {
    /// Returns the replacement that turns the displayed rows into the rows of a tree. The children of an expanded row
    /// follow it.
    ///
    /// Inlinable, so that it is specialised for the caller's type.
    ///
    /// - Complexity: O(n), where n is the number of displayed rows; O(n log n) if the rows are sorted.
    @inlinable
    package static func change(
        of shown: [TreeRow], to roots: [Node], expanded: Set<Node.ID>, order: ((Node, Node) -> Bool)? = nil,
        children: (Node) -> [Node]?
    ) -> RowReplacement<TreeRow> {
        RowReplacement(of: shown, by: runs(of: roots, expanded: expanded, order: order, children: children))
    }

    /// Returns the runs of a tree. The tree may be deeper than the call stack allows, so the rest of each level waits
    /// in an array.
    ///
    /// A value inside itself is not expanded there, because that would never end. Its id is then displayed twice, which
    /// is reported.
    @inlinable
    static func runs(
        of roots: [Node], expanded: Set<Node.ID>, order: ((Node, Node) -> Bool)?, children: (Node) -> [Node]?
    ) -> [TreeRun<Node>] {
        func sorted(_ siblings: [Node]) -> ArraySlice<Node> { (order.map { siblings.sorted(by: $0) } ?? siblings)[...] }
        var runs: [TreeRun<Node>] = []
        var levels = [sorted(roots)]
        // The ids of the ancestors of the current level, from the outermost on.
        var (path, around): ([Node.ID], Set<Node.ID>) = ([], [])
        while let rest = levels.popLast() {
            guard let first = rest.first else { continue }
            let depth = levels.count
            while path.count > depth { around.remove(path.removeLast()) }
            guard let inside = children(first) else {
                let leaves = rest.prefix { children($0) == nil }
                runs.append(TreeRun(leaves, depth: depth, isExpanded: nil))
                levels.append(rest.dropFirst(leaves.count))
                continue
            }
            let isExpanded = expanded.contains(first.id)
            runs.append(TreeRun(rest.prefix(1), depth: depth, isExpanded: isExpanded))
            levels.append(rest.dropFirst())
            guard isExpanded, around.insert(first.id).inserted else { continue }
            path.append(first.id)
            levels.append(sorted(inside))
        }
        return runs
    }
}
