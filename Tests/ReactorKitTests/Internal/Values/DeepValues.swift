/// A chain of values, which takes a level of recursion for each link in whatever calls itself.
indirect enum Chain: Sendable {
    case end(String)
    case link(Chain)

    /// - Complexity: O(n).
    static func of(_ length: Int, end: String = "end") -> Chain {
        (0..<length).reduce(.end(end)) { chain, _ in .link(chain) }
    }
}

/// The same with an `==` that calls itself.
indirect enum EqualChain: Equatable, Sendable {
    case end(String)
    case link(EqualChain)

    static func of(_ length: Int, end: String = "end") -> EqualChain {
        (0..<length).reduce(.end(end)) { chain, _ in .link(chain) }
    }
}

/// A node of a graph, which the test may close to a ring.
final class Node: @unchecked Sendable {
    var next: [Node]
    let text: String

    init(_ text: String = "", next: [Node] = []) { (self.text, self.next) = (text, next) }

    /// Levels of two nodes each, all of which lead to both of the next level: 2ⁿ ways.
    static func lattice(levels: Int, end: String = "") -> Node {
        (0..<levels).reduce(Node(end)) { below, _ in Node(next: [below, below]) }
    }
}
