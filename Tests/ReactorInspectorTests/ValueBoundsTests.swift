import Foundation
import ReactorKit
import Testing

@testable import ReactorInspector

/// Deep, large and cyclic values. The inspector finishes with each of them, and its budget counts all of them.
@Suite struct ValueBoundsTests {
    private final class Box: @unchecked Sendable {
        var other: Box?
        let data: Data
        init(_ data: Data) { self.data = data }
    }
    private struct Page: Sendable { var box: Box }
    private indirect enum Chain: Sendable { case end, link(Chain) }

    private let megabyte = Data(count: 1 << 20)

    @Test("the weight counts bytes, texts of slices and objects' properties") func weights() {
        #expect(ValueWeight.weight(of: megabyte) >= 1 << 20)
        #expect(ValueWeight.weight(of: [UInt8](megabyte)) >= 1 << 20)
        #expect(ValueWeight.weight(of: ["a": megabyte]) >= 1 << 20)
        #expect(ValueWeight.weight(of: String(repeating: "x", count: 1 << 20).prefix(3)) >= 1 << 20)
        #expect(ValueWeight.weight(of: Page(box: Box(megabyte))) >= 1 << 20)
        #expect(ValueWeight.weight(of: (0..<6).map { $0 == 5 ? megabyte : Data() }) >= 1 << 20)
        #expect(ValueWeight.weight(of: (0..<20).reduce(megabyte as Any) { value, _ in [value] as [Any] }) >= 1 << 20)
    }

    @Test("an object is weighed once") func ring() {
        let box = Box(megabyte)
        box.other = box
        defer { box.other = nil }
        #expect((1 << 20..<1 << 21).contains(ValueWeight.weight(of: [box, box])))
    }

    @Test("a value too large to weigh has an unknown weight") func tooMuch() {
        var boxes = [Box(Data())]
        for _ in 0..<100_000 {
            boxes.append(Box(Data()))
            boxes[boxes.count - 2].other = boxes[boxes.count - 1]
        }
        #expect(ValueWeight.weight(of: boxes[0]) == ValueWeight.unknown)
        for box in boxes { box.other = nil }
    }

    @Test("a chain of 30,000 enums has a line and a tree") func chain() {
        let chain = (0..<30_000).reduce(Chain.end) { chain, _ in .link(chain) }
        #expect(ShortText.describe(chain).hasPrefix("link(link("))
        #expect(ValueTree(chain).parts?.count == 1)
        #expect(ValueWeight.weight(of: chain) > 30_000)
    }

    @Test("nested lists have a finite tree") func nestedLists() {
        let lists = (0..<10_000).reduce([1] as [Any]) { list, _ in [list] }
        #expect(ValueTree(lists).parts?.count == 1)
        #expect(ShortText.describe(lists).utf8.count < 200)
    }

    @Test("inherited properties are shown") func superclass() {
        class Base { let inherited = 1 }
        final class Derived: Base { let own = 2 }
        #expect(ShortText.describe(Derived()) == "Derived(inherited: 1, own: 2)")
        #expect(ValueTree(Derived()).parts?.map(\.path) == ["inherited", "own"])
    }
}
