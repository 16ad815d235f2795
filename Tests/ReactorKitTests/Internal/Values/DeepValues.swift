/// A chain of values. A recursive function descends one level for each link.
indirect enum Chain: Sendable {
    case end(String)
    case link(Chain)

    /// - Complexity: O(n).
    static func of(_ length: Int, end: String = "end") -> Chain {
        (0..<length).reduce(.end(end)) { chain, _ in .link(chain) }
    }
}

/// The same with a recursive `==`.
indirect enum EqualChain: Equatable, Sendable {
    case end(String)
    case link(EqualChain)

    static func of(_ length: Int, end: String = "end") -> EqualChain {
        (0..<length).reduce(.end(end)) { chain, _ in .link(chain) }
    }
}

/// A node of a graph, which a test may close into a ring.
final class Node: @unchecked Sendable {
    var next: [Node]
    let text: String

    init(_ text: String = "", next: [Node] = []) { (self.text, self.next) = (text, next) }

    /// Levels of two nodes. Each node leads to both nodes of the next level: 2ⁿ ways.
    static func lattice(levels: Int, end: String = "") -> Node {
        (0..<levels).reduce(Node(end)) { below, _ in Node(next: [below, below]) }
    }
}
