import Foundation
import Testing

/// With the trait `Swift5`, an app in Swift 5 mode gets no warning about the captures of closures.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct Swift5TraitTests {
    private static let snippet = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Snippets/Swift5/Captures.swift")

    @Test func withoutTheTraitEachCaptureIsAWarning() throws {
        let found = try Compiler.diagnostics(of: Self.snippet, mode: 5)
        #expect(found.count > 50)
    }

    @Test func withTheTraitNoCaptureIsAWarningInSwift5Mode() throws {
        let folder = try Compiler.moduleOfRx(defining: "Swift5")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try Compiler.diagnostics(of: Self.snippet, mode: 5, modules: folder) == [])
        #expect(try Compiler.diagnostics(of: Self.snippet, mode: 6, modules: folder).count > 50)
    }
}
