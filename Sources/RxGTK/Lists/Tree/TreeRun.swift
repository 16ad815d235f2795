/// Values side by side in a tree that are expanded alike, of which rows are made.
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
    /// What makes the rows that are shown those of a tree, each followed by those inside where it is expanded.
    ///
    /// Inlinable, so that it is compiled for the caller's type.
    ///
    /// - Complexity: O(n) for n the rows that are shown; O(n log n) where they are sorted.
    @inlinable
    package static func change(
        of shown: [TreeRow], to roots: [Node], expanded: Set<Node.ID>, order: ((Node, Node) -> Bool)? = nil,
        children: (Node) -> [Node]?
    ) -> Replacement<TreeRow> {
        Replacement(of: shown, by: runs(of: roots, expanded: expanded, order: order, children: children))
    }

    /// The runs of a tree, which may be deeper than the stack: the rest of each level waits in an array.
    ///
    /// What is inside of itself is not expanded there, since that would not end; its id is shown twice, which is reported.
    @inlinable
    static func runs(
        of roots: [Node], expanded: Set<Node.ID>, order: ((Node, Node) -> Bool)?, children: (Node) -> [Node]?
    ) -> [TreeRun<Node>] {
        func sorted(_ siblings: [Node]) -> ArraySlice<Node> { (order.map { siblings.sorted(by: $0) } ?? siblings)[...] }
        var runs: [TreeRun<Node>] = []
        var levels = [sorted(roots)]
        // The ids of the rows that those of a level are inside of, from the outermost on.
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
