import Foundation
import Testing

@testable import ReactorInspector

/// Values as the page shows them.
@Suite struct ValueTests {
    private final class Name: Sendable {
        let first: String
        init(_ first: String) { self.first = first }
    }
    private enum Page: Sendable { case empty, list([Int]), named(title: String) }
    private struct Person: Sendable {
        let name: Name
        var ages = [1, 2, 3, 4, 5]
        var page = Page.empty
        var places = ["b": 2, "a": 1]
        var nickname: String?
    }

    @Test func aShortTextIsOneLine() {
        #expect(ShortText.describe("a\nb") == #""a\nb""#)
        #expect(ShortText.describe(Page.list([1, 2])) == "list([1, 2])")
        #expect(ShortText.describe(Page.list(Array(0..<100))) == "list([100 elements])")
        #expect(ShortText.describe(Page.named(title: "x")) == #"named(title: "x")"#)
        #expect(ShortText.describe(Optional("x") as Any) == #""x""#)
        #expect(ShortText.describe(String(repeating: "x", count: 500)).count == 160)
        #expect(ShortText.describe(Name("Ada")) == #"Name(first: "Ada")"#)
    }

    @Test func aTreeNamesEachPartByItsPath() throws {
        let parts = try #require(ValueTree(Person(name: Name("Ada"))).parts)
        #expect(parts.map(\.path) == ["name", "ages", "page", "places", "nickname"])
        #expect(parts[0].parts?.map(\.path) == ["name.first"])
        #expect(parts[1].parts?.map(\.path) == ["ages[0]", "ages[1]", "ages[2]", "ages[3]", "ages[4]"])
        #expect(parts[3].parts?.map(\.name) == [#""a""#, #""b""#])
        #expect(parts[4].text == "nil")
    }

    /// A list of a million rows must not make a page of a gigabyte.
    @Test func aTreeCutsALargeValue() throws {
        let parts = try #require(ValueTree(Array(0..<10_000), limit: 100).parts)
        #expect(parts.count == 100)
        #expect(parts.last?.text == "9901 more")
        let dictionary = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })
        let entries = try #require(ValueTree(dictionary, limit: 100).parts)
        #expect(entries.count == 100)
        #expect(entries.last?.text == "901 more")
    }

    @Test func theTreeOfAnObjectInsideItselfEnds() {
        final class Loop { var next: Loop? }
        let loop = Loop()
        loop.next = loop
        defer { loop.next = nil }
        #expect(ValueTree(loop).parts?.count == 1)
    }

    @Test func onlyItsOwnerMayReadASecret() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = PersistedSecret(port: 1, folder: folder.path).read()
        #expect(PersistedSecret(port: 1, folder: folder.path).read() == secret)
        #expect(PersistedSecret(port: 2, folder: folder.path).read() != secret)
        let file = folder.appending(path: "swift-reactor-inspector-1").path
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        // A file that others could have read holds no secret any more.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        #expect(PersistedSecret(port: 1, folder: folder.path).read() != secret)
        #expect(PersistedSecret(port: 1, folder: nil).read() != secret)
        // An empty variable once stood for the current folder.
        #expect(PersistedSecret(port: 1, folder: "").read() != PersistedSecret(port: 1, folder: "").read())
    }
}
