import Foundation
import Testing

/// The streams of RxGTK match the tables of `NamesOfStreams.md`, so that no idea gets a second name.
@Suite struct StreamNameTests {
    @Test func everyStreamIsInATable() throws {
        let (declared, written) = (try StreamName.declared(), Set(try StreamIdea.all().flatMap(\.streams)))
        #expect(declared.count > 60)
        #expect(declared.subtracting(written) == [], "no table of NamesOfStreams.md has this stream")
        #expect(written.subtracting(declared) == [], "no source declares this stream of NamesOfStreams.md")
    }

    @Test func anIdeaHasOneRow() throws {
        let ideas = try StreamIdea.all().map(\.text)
        #expect(Set(ideas).count == ideas.count)
    }

    @Test func aNameMeansOneIdea() throws {
        let names = try StreamIdea.all().flatMap { Set($0.streams.map(\.name)) }
        let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(Array(twice) == [])
    }

    @Test func noNameIsAParticipleAlone() throws {
        // RxCocoa has a name of this form.
        let names = try StreamName.declared().filter { $0.name != "deallocated" }
        let participles = names.filter { $0.name.wholeMatch(of: /[a-z]+ed/) != nil }
        #expect(participles == [], "a moment begins with did or will; a person's action is a bare verb")
    }
}

/// A stream: its class, and its name in that class.
private struct StreamName: Hashable, CustomStringConvertible {
    let base: String
    let name: String

    var description: String { "\(base).\(name)" }

    static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/RxGTK")

    /// The streams that the sources declare. A name in the folder Unavailable is not a stream.
    static func declared() throws -> Set<StreamName> {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let swift = files.map { $0.compactMap { $0 as? URL } } ?? []
        let available = swift.filter { !$0.path.contains("/Unavailable/") }
        return Set(try available.filter { $0.pathExtension == "swift" }.flatMap { try declared(in: $0) })
    }

    private static func declared(in file: URL) throws -> [StreamName] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let extensions = text.split(separator: "\nextension ").filter { $0.hasPrefix("Reactive where Base: ") }
        return extensions.flatMap { body in
            let base = body.dropFirst("Reactive where Base: ".count).prefix { $0 != " " }
            return body.matches(of: /public (?:var|func) (\w+)/).map {
                StreamName(base: String(base), name: String($0.1))
            }
        }
    }
}

/// A row of the tables.
private struct StreamIdea {
    let text: String
    let streams: [StreamName]

    static func all() throws -> [StreamIdea] {
        let page = StreamName.sources.appending(path: "RxGTK.docc/Guides/NamesOfStreams.md")
        return try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .compactMap { $0.wholeMatch(of: /\| (.+?) \| (`.+?) \| (`.+) \|/) }
            .map { StreamIdea(text: String($0.1), streams: streams(named: $0.2, of: $0.3)) }
    }

    /// A class with streams in brackets has only these.
    private static func streams(named names: Substring, of classes: Substring) -> [StreamName] {
        classes.matches(of: /`(\w+)`(?: \(`(\w+)`\))?/).flatMap { base in
            let own = base.2.map { [$0] } ?? names.matches(of: /`(\w+)`/).map(\.1)
            return own.map { StreamName(base: String(base.1), name: String($0)) }
        }
    }
}
