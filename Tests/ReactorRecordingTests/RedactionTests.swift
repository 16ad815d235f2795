import Foundation
import ReactorKit
import ReactorRecording
import Rx
import Testing

/// Redacted values are not written, wherever they are, and the search for them ends.
@Suite struct RedactionTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flight")

    /// The bytes of the file after an action.
    private func file<Payload: Sendable>(
        redacting types: [Any.Type] = [Secret.self], _ payload: Payload
    ) throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        let reactor = BoxReactor<Payload>()
        let identity = reactor.identity
        let recorder = try FlightRecorder(url: url, redacting: types, keepsValues: true) { $0 == identity }
        reactor.action.onNext(payload)
        let log = try withExtendedLifetime(recorder) { try FlightLog(contentsOf: url) }
        #expect(log.entries.count == 3)
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    @Test("a value in a superclass is redacted") func superclass() throws {
        class Base: @unchecked Sendable { let secret = Secret() }
        final class Derived: Base, @unchecked Sendable { let own = 1 }
        let text = try file(Derived())
        #expect(!text.contains("hush"))
        #expect(text.contains("action Derived("))
        #expect(text.contains("‹redacted›"))
    }

    @Test("a subclass of a redacted class is redacted") func subclass() throws {
        class Key: @unchecked Sendable { let text = "hush" }
        final class LongKey: Key, CustomStringConvertible, @unchecked Sendable { let description = "hush" }
        #expect(try !file(redacting: [Key.self], LongKey()).contains("hush"))
    }

    @Test("a value that a mirror hides is redacted") func customMirror() throws {
        struct Hiding: CustomReflectable, CustomStringConvertible, Sendable {
            let secret = Secret()
            var description: String { secret.text }
            var customMirror: Mirror { Mirror(self, children: [:]) }
        }
        #expect(try !file(Hiding()).contains("hush"))
        #expect(try !file([Hiding()]).contains("hush"))
    }

    @Test("values in collections and texts are redacted") func collections() throws {
        #expect(try !file(["a": [Secret()]]).contains("hush"))
        #expect(try !file(Set([Secret()])).contains("hush"))
        #expect(try !file(redacting: [String.self], ["hush"]).contains("hush"))
        #expect(try !file(redacting: [String.self], ["hush": 1]).contains("hush"))
        #expect(try !file(redacting: [String.self], "hush".prefix(3)).contains("hus"))
        #expect(try !file(redacting: [String.self], URL(filePath: "/hush")).contains("hush"))
        #expect(try file(redacting: [Secret.self], ["loud"]).contains("[\"loud\"]"))
    }

    @Test("the search of a ring of objects ends") func ring() throws {
        let link = Link()
        link.next = link
        defer { link.next = nil }
        #expect(try !file(link).contains("hush"))
    }

    @Test("a secret behind 100,000 links is redacted") func links() throws {
        let links = (0..<100_000).map { _ in Link(secret: nil) }
        for (link, next) in zip(links, links.dropFirst()) { link.next = next }
        links.last?.secret = Secret()
        #expect(try !file(links[0]).contains("hush"))
        // One after another, because the release of a chain is recursive.
        for link in links { link.next = nil }
    }

    @Test("the search of a shared graph of 40 levels ends") func lattice() throws {
        final class Level: @unchecked Sendable {
            let below: [Level]
            let secret: Secret?
            init(_ below: [Level], secret: Secret? = nil) { (self.below, self.secret) = (below, secret) }
        }
        let graph = (0..<40).reduce(Level([], secret: Secret())) { below, _ in Level([below, below]) }
        #expect(try !file(graph).contains("hush"))
    }

    @Test("a chain of 30,000 enums is written in part") func chain() throws {
        indirect enum Chain: Sendable { case end, link(Chain) }
        let chain = (0..<30_000).reduce(Chain.end) { chain, _ in .link(chain) }
        #expect(try file(redacting: [], chain).contains("action link(link("))
        #expect(try file(chain).contains("action link(link("))
    }

    @Test("values beyond the limit of the search are redacted") func tooMany() throws {
        struct Row: Sendable { var (a, b) = (1, "loud") }
        let text = try file((0..<200_000).map { _ in Row() })
        #expect(text.contains("action ‹redacted›"))
        #expect(!text.contains("loud"))
    }
}

private struct Secret: Hashable, Codable, Sendable, CustomStringConvertible {
    let text = "hush"
    var description: String { text }

    private enum CodingKeys: CodingKey {}
}

private final class Link: @unchecked Sendable {
    var next: Link?
    var secret: Secret?

    init(secret: Secret? = Secret()) { self.secret = secret }
}

private final class BoxReactor<Payload: Sendable>: Reactor {
    struct State: Sendable { var payload: Payload? }
    typealias Action = Payload

    let initialState = State()

    func reduce(state: State, mutation: Payload) -> State { State(payload: mutation) }
}
