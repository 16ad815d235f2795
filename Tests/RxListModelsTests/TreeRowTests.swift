import RandomLists
import RxListModels
import Testing

struct TreeRowTests {
    private struct Node: Identifiable, Equatable {
        let id: Int
        var children: [Node]?
    }

    /// 1 has the children 2 and 5, and 2 has the children 3 and 4; 6 is a leaf.
    private let roots = [
        Node(id: 1, children: [Node(id: 2, children: [Node(id: 3), Node(id: 4)]), Node(id: 5)]), Node(id: 6),
    ]

    private func rows(expanded: Set<Int>, of shown: [TreeRow<Node>] = []) -> [TreeRow<Node>] {
        TreeRow.change(of: shown, to: roots, expanded: expanded, children: \.children).list(from: shown)
    }

    @Test("rows of collapsed values stay out of the list")
    func collapsedValuesHideTheirDescendants() {
        #expect(rows(expanded: []).map(\.id) == [1, 6])
        #expect(rows(expanded: [2]).map(\.id) == [1, 6])
        #expect(rows(expanded: [1]).map(\.id) == [1, 2, 5, 6])
        #expect(rows(expanded: [1, 2]).map(\.id) == [1, 2, 3, 4, 5, 6])
    }

    @Test("a row knows its depth and its expansion state")
    func rowsKnowDepthAndExpansion() {
        let all = rows(expanded: [1])
        #expect(all.map(\.depth) == [0, 1, 1, 0])
        #expect(all.map(\.isExpanded) == [true, false, nil, nil])
    }

    @Test("expanding a value replaces only the rows that differ")
    func expandingReplacesOnlyWhatDiffers() {
        let roots = (0..<100).map { Node(id: $0, children: $0 == 50 ? [Node(id: 1_000), Node(id: 1_001)] : nil) }
        let shown = TreeRow.change(of: [], to: roots, expanded: [], children: \.children).rows
        let replacement = TreeRow.change(of: shown, to: roots, expanded: [50], children: \.children)
        #expect(replacement.range == 50..<51)
        #expect(replacement.rows.map(\.id) == [50, 1_000, 1_001])
    }

    @Test("siblings are sorted within their parent")
    func siblingsAreSorted() {
        let change = TreeRow.change(
            of: [], to: roots, expanded: [1, 2], order: { $0.id > $1.id }, children: \.children)
        #expect(change.rows.map(\.id) == [6, 1, 5, 2, 4, 3])
    }

    @Test("a value inside itself is displayed twice and not expanded there")
    func aValueInsideItselfIsNotExpandedAgain() {
        let change = TreeRow.change(of: [], to: [Item(1)], expanded: [1], children: { [$0] })
        #expect(change.rows.map(\.id) == [1, 1])
        #expect(change.changes(of: [], keeping: nil).repetition == .init(0, 1))
    }

    @Test("a tree may be deeper than the call stack allows")
    func aDeepTreeNeedsNoCallStack() {
        let change = TreeRow.change(
            of: [], to: [Item(0)], expanded: Set(0..<100_000), children: { $0.id < 100_000 ? [Item($0.id + 1)] : nil })
        #expect(change.rows.count == 100_001)
        #expect(change.rows.last?.depth == 100_000)
    }
}
