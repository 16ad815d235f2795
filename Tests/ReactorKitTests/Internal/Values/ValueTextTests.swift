import ReactorKit
import Testing

/// Values in words.
@Suite struct ValueTextTests {
    private struct Row: Sendable {
        var title = "a"
        var tags = ["x", "y"]
    }

    @Test("a small value is written as its own description") func modest() {
        #expect(ValueText.describe(Row(), limit: 1_000) == "\(Row())")
        #expect(ValueText.describe(Chain.of(3), limit: 1_000) == "\(Chain.of(3))")
        #expect(ValueText.describe("a\nb", limit: 1_000) == #""a\nb""#)
        #expect(ValueText.describe(Row?.some(Row()) as Any, limit: 1_000) == "\(Row?.some(Row()) as Any)")
    }

    @Test("a chain of 30,000 links is cut") func deep() {
        let text = ValueText.describe(Chain.of(30_000), limit: 1_000)
        #expect(text.hasPrefix("link(link("))
        #expect(text.contains("…"))
    }

    @Test("a large value is cut") func large() {
        let text = ValueText.describe((0..<20_000).map { _ in Row() }, limit: 200)
        #expect(text.hasPrefix("[Row(title: \"a\", tags: [\"x\", \"y\"]), Row("))
        #expect(text.utf8.count < 210)
        #expect(ValueText.describe(String(repeating: "ä", count: 1 << 20), limit: 101).utf8.count < 110)
    }

    @Test("an object inside itself is written once") func ring() {
        let node = Node("a")
        node.next = [node]
        defer { node.next = [] }
        var writer = StructureWriter(limit: 1_000)
        writer.write(node)
        #expect(writer.text == "Node(next: […], text: \"a\")")
    }
}
