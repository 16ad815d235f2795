import Foundation
import Testing

/// The code that a client may write in Swift 5 and Swift 6 mode, and the code that the compiler refuses in Swift 6 mode
/// (law 1).
///
/// Each snippet is a file of its own. A refused line is marked with a part of its diagnostic: `// refused: …`.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct SnippetTests {
    private static let snippets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snippets")

    private static func names(in directory: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: snippets.appending(path: directory).path)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test(arguments: names(in: "Accepted"), [5, 6])
    func compilesWithoutDiagnostics(_ name: String, inMode mode: Int) throws {
        let found = try Compiler.diagnostics(of: Self.snippets.appending(path: "Accepted/\(name)"), mode: mode)
        #expect(found == [])
    }

    @Test(arguments: names(in: "Refused"))
    func isRefusedAtItsMarkedLines(_ name: String) throws {
        let file = Self.snippets.appending(path: "Refused/\(name)")
        let expected = try expectations(in: file)
        #expect(!expected.isEmpty, "the snippet marks no line as refused")
        let found = try Compiler.diagnostics(of: file)
        for expectation in expected {
            #expect(
                found.contains { $0.line == expectation.line && $0.message.contains(expectation.message) },
                "line \(expectation.line) should be refused with “\(expectation.message)”; there was \(found)")
        }
        let lines = Set(expected.map(\.line))
        #expect(found.filter { !lines.contains($0.line) } == [], "refused for another reason")
    }

    @Test func snippetsAreFound() {
        #expect(Self.names(in: "Accepted").count > 10)
        #expect(Self.names(in: "Refused").count > 15)
    }

    private func expectations(in file: URL) throws -> [Compiler.Diagnostic] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            line.firstRange(of: "// refused: ").map {
                Compiler.Diagnostic(line: index + 1, message: String(line[$0.upperBound...]))
            }
        }
    }
}
