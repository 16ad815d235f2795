import Foundation

/// A page of the documentation, as the compiler reads it.
///
/// A block marked as Swift is a program of its own that imports every module. Code that only the compiler needs stands
/// before the block, in a comment that pages do not show. The comment's first line states its scope, and its other
/// lines are Swift.
///
/// No line of the comment begins with `@`, which DocC would read as a directive.
///
/// | first line | means |
/// |---|---|
/// | `<!-- swift` | belongs to the next block |
/// | `<!-- swift: page` | belongs to every block that follows on the page |
/// | `<!-- swift: goes on` | the next block continues the block before it |
struct Guide {
    /// A block with the code that belongs to it.
    struct Block: Sendable, CustomStringConvertible {
        let page: String
        /// The number of the block's first line.
        let line: Int
        let source: String

        var description: String { "\(page):\(line)" }

        /// Whether it uses the bindings, which only their trait builds.
        var needsGTK: Bool { page.hasPrefix("Sources/RxGTK") || source.contains("import RxGTK") }

        /// Whether it uses the inspector, which only its trait builds.
        var needsInspector: Bool {
            page.hasPrefix("Sources/ReactorInspector") || source.contains("import ReactorInspector")
        }

        /// Whether it is a package's manifest.
        var isManifest: Bool { source.contains("import PackageDescription") }

        /// The modules that it may use without importing them.
        var modules: [String] {
            if isManifest { return [] }
            let all = [
                "Foundation", "ReactorKit", "ReactorRecording", "ReactorTest", "Rx", "RxBlocking", "RxFoundation",
                "RxTest",
                "Testing",
            ]
            return all + (needsGTK ? ["RxGTK"] : []) + (needsInspector ? ["ReactorInspector"] : [])
        }

        /// Whether it declares a test, which a script cannot do.
        var isLibrary: Bool { source.contains("@Test") }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Every block of every page.
    static let blocks: [Block] = pages.flatMap { page in
        guard let text = try? String(contentsOf: root.appending(path: page), encoding: .utf8) else { return [Block]() }
        return Guide(page: page, text: text).blocks
    }

    /// `README.md` and every page below `Sources`, by path in the repository. It leaves out the tutorials, whose blocks
    /// are files of a package that `Examples/Tests/gui/tutorials.py` builds and runs, and the guide to the gallery,
    /// whose blocks are the gallery's sources.
    private static var pages: [String] {
        let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
        let names = files.map { $0.compactMap { $0 as? String } } ?? []
        let guides = names.filter { $0.hasSuffix(".md") && !$0.contains("/Tutorials/") && !$0.hasSuffix("/Gallery.md") }
        return ["README.md"] + guides.sorted().map { "Sources/\($0)" }
    }

    let blocks: [Block]

    init(page: String, text: String) {
        var reader = Reader(page: page, lines: text.components(separatedBy: "\n"))
        reader.lines.indices.forEach { reader.read($0) }
        blocks = reader.blocks
    }

    /// Reads a page line by line. Lines keep their numbers: a program is the page with all other lines empty.
    private struct Reader {
        private enum Place { case prose, block, comment, page }

        let page: String
        let lines: [String]
        private(set) var blocks: [Block] = []
        private var place = Place.prose
        private var ofPage = IndexSet()
        private var ofBlockBefore = IndexSet()
        private var current = IndexSet()
        private var firstLine = 0

        init(page: String, lines: [String]) { (self.page, self.lines) = (page, lines) }

        mutating func read(_ index: Int) {
            switch (place, lines[index]) {
            case (.prose, "```swift"): (place, firstLine) = (.block, index + 1)
            case (.prose, "<!-- swift"): place = .comment
            case (.prose, "<!-- swift: page"): place = .page
            case (.prose, "<!-- swift: goes on -->"): current.formUnion(ofBlockBefore)
            case (.prose, "<!-- swift: goes on"):
                current.formUnion(ofBlockBefore)
                place = .comment
            case (.prose, _): break
            case (.block, "```"): endBlock()
            case (.comment, "-->"), (.page, "-->"): place = .prose
            case (.page, _): ofPage.insert(index)
            case (.block, _), (.comment, _): current.insert(index)
            }
        }

        private mutating func endBlock() {
            let program = current.union(ofPage)
            let source = lines.enumerated().map { program.contains($0.offset) ? $0.element : "" }
            blocks.append(Block(page: page, line: firstLine + 1, source: source.joined(separator: "\n")))
            (ofBlockBefore, current, place) = (current, IndexSet(), .prose)
        }
    }
}
