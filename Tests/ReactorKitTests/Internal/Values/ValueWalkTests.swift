import ReactorKit
import Testing

/// The extent of a walk over a value, and the values that it visits.
@Suite struct ValueWalkTests {
    private class Base { let inherited = "inherited" }
    private final class Derived: Base { let own = "own" }

    private func texts(in value: Any, count: Int = 100, depth: Int = 100) -> (texts: [String], end: ValueWalk.End) {
        var texts: [String] = []
        let (end, _) = ValueWalk.over(value, ValueWalk.Bounds(count: count, depth: depth)) { node in
            if let text = node.value as? String { texts.append(text) }
            return .enter
        }
        return (texts, end)
    }

    @Test("properties of a superclass are visited") func superclass() {
        #expect(Set(texts(in: Derived()).texts) == ["own", "inherited"])
    }

    @Test("an object in a ring is visited once") func ring() {
        let (first, second) = (Node("a"), Node("b"))
        (first.next, second.next) = ([second], [first])
        defer { first.next = [] }
        let (texts, end) = texts(in: first)
        #expect(texts.sorted() == ["a", "b"])
        #expect(end == .complete)
    }

    @Test("a lattice of 2⁴⁰ ways is visited node by node") func lattice() {
        #expect(texts(in: Node.lattice(levels: 40), count: 1_000).end == .complete)
    }

    @Test("a walk ends at its bounds") func bounds() {
        #expect(texts(in: Array(repeating: Node("x"), count: 1) + (0..<200).map { Node("\($0)") }).end == .tooMany)
        #expect(texts(in: Chain.of(200), count: 1_000).end == .tooDeep)
        #expect(texts(in: Chain.of(30_000), count: 100_000, depth: 100_000).texts == ["end"])
    }

    @Test("a sample stands for all elements") func sample() {
        var weight = 0.0
        let rows = (0..<1_000).map { (number: $0, text: "x") }
        ValueWalk.over(rows, ValueWalk.Bounds(count: 1_000, depth: 10)) { node in
            if node.value is String { weight += node.multiplicity }
            return node.isCollection ? .sample(7) : .enter
        }
        #expect(Int(weight.rounded()) == 1_000)
    }
}
