import Foundation
import Testing

/// The compiler accepts the Swift code of the guides in Swift 6 mode, without a warning.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct GuideTests {
    private static let blocks = Guide.blocks.filter { (hasGTK || !$0.needsGTK) && (hasInspector || !$0.needsInspector) }

    private static var hasGTK: Bool {
        #if GTK
        true
        #else
        false
        #endif
    }

    private static var hasInspector: Bool {
        #if Inspector
        true
        #else
        false
        #endif
    }

    @Test(arguments: blocks)
    func isAccepted(_ block: Guide.Block) throws {
        let found = try Compiler.diagnostics(of: block)
        #expect(found == [])
    }

    @Test func blocksAreFound() {
        #expect(Self.blocks.count > 20)
    }

    @Test func aBlockIncludesItsComments() {
        let text = """
            <!-- swift: page
            let shared = 0
            -->
            <!-- swift
            let first = 1
            -->
            ```swift
            print(shared, first)
            ```
            ```sh
            no Swift
            ```
            <!-- swift: goes on -->
            ```swift
            print(first)
            ```
            ```swift
            print(shared)
            ```
            """
        let blocks = Guide(page: "A.md", text: text).blocks
        let programs = blocks.map { $0.source.split(separator: "\n").joined(separator: "; ") }
        let first = "let shared = 0; let first = 1; print(shared, first)"
        #expect(blocks.map(\.line) == [8, 15, 18])
        #expect(programs == [first, "\(first); print(first)", "let shared = 0; print(shared)"])
    }

    @Test func anErrorIsReportedAtItsLineOfThePage() throws {
        let block = try #require(Guide(page: "A.md", text: "Text\n```swift\nlet one: Int = \"1\"\n```").blocks.first)
        #expect(try Compiler.diagnostics(of: block).map(\.line) == [3])
    }
}
