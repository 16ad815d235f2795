import ReactorKit
import Testing

/// Differences of deep or large values, which ReactorTest's tests do not have.
@Suite struct ValueComparisonTests {
    private struct State<Value> { var value: Value }

    private final class EqualNode: Equatable {
        let next: EqualNode?
        let text: String

        init(_ text: String, next: EqualNode? = nil) { (self.text, self.next) = (text, next) }

        static func chain(_ length: Int, end: String) -> EqualNode {
            (0..<length).reduce(EqualNode(end)) { next, _ in EqualNode("", next: next) }
        }

        /// Without this, the release of a chain would recurse, too.
        static func release(_ first: EqualNode) -> [EqualNode] {
            Array(sequence(first: first, next: \.next))
        }

        static func == (left: EqualNode, right: EqualNode) -> Bool {
            left.text == right.text && left.next == right.next
        }
    }

    @Test("chains of 30,000 links are compared to their end") func chains() {
        #expect(differences(between: Chain.of(30_000), and: Chain.of(30_000)).isEmpty)
        #expect(differences(between: Chain.of(30_000), and: Chain.of(30_000, end: "other")).count == 1)
        #expect(differences(between: Chain.of(30_000), and: Chain.of(29_999)).count == 1)
        #expect(changedProperties(from: State(value: Chain.of(30_000)), to: State(value: Chain.of(30_000))).isEmpty)
    }

    @Test("a recursive == is not called on a deep value") func equalChains() {
        #expect(differences(between: EqualChain.of(30_000), and: EqualChain.of(30_000)).isEmpty)
        let changed = changedProperties(
            from: State(value: EqualChain.of(20_000)), to: State(value: EqualChain.of(20_000, end: "other")))
        #expect(changed == ["value"])
    }

    @Test("deep objects are compared by their properties") func objects() {
        let (left, right) = (EqualNode.chain(20_000, end: "a"), EqualNode.chain(20_000, end: "b"))
        #expect(differences(between: left, and: right).count == 1)
        #expect(differences(between: left, and: left).isEmpty)
        // Each node is released after the node before it.
        withExtendedLifetime((EqualNode.release(left), EqualNode.release(right))) {}
    }

    @Test("comparing nested lists takes no exponential time") func nestedLists() {
        var (left, right): ([Any], [Any]) = ([1], [2])
        for _ in 0..<30 { (left, right) = ([left], [right]) }
        let found = differences(between: left, and: right)
        #expect(found.map(\.found) == ["1"])
    }

    @Test("comparing a ring of objects ends") func ring() {
        struct Ringed: Equatable {
            let node: Node
            static func == (left: Ringed, right: Ringed) -> Bool { true }
        }
        let node = Node("a")
        node.next = [node]
        defer { node.next = [] }
        #expect(differences(between: Ringed(node: node), and: Ringed(node: node)).isEmpty)
    }

    @Test("a value too large to compare is reported") func tooLarge() throws {
        indirect enum Tree { case leaf, both(Tree, Tree) }
        let tree = (0..<40).reduce(Tree.leaf) { tree, _ in .both(tree, tree) }
        let found = differences(between: tree, and: tree)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.found == "too many values to compare" })
    }
}
