import Foundation
import Rx
import RxFoundation
import RxSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The settings are global to the program, so these tests run one after another and count only their own requests.
@Suite(.timeLimit(.minutes(15)), .serialized) struct RequestLogTests {
    private let session = URLSession(configuration: .ephemeral)
    private let server: FaultyServer

    init() async throws { server = try await FaultyServer() }

    private func lines(of paths: [String]) async throws -> [String] {
        let lines = ReplaySubject<String>.createUnbounded()
        let handler = Hooks.requestLogHandler
        Hooks.requestLogHandler = { lines.onNext($0) }
        defer { Hooks.requestLogHandler = handler }
        for path in paths {
            var request = URLRequest(url: server.url(path))
            request.setValue("secret", forHTTPHeaderField: "Authorization")
            _ = try await session.rx.response(request: request).materialize().take(1).asSingle().value
        }
        lines.onCompleted()
        var found: [String] = []
        for try await line in lines.values where line.contains(server.url("").absoluteString) { found.append(line) }
        return found
    }

    @Test func aRequestIsLoggedInOneLine() async throws {
        // Without this, an optimised build logs nothing.
        let filter = URLSession.rx.shouldLogRequest
        URLSession.rx.shouldLogRequest = { _ in true }
        defer { URLSession.rx.shouldLogRequest = filter }
        let lines = try await lines(of: ["menu", "status/404", "truncated"])
        try #require(lines.count == 3)
        #expect(lines[0].wholeMatch(of: /GET http:\S+\/menu: 200, 93 bytes, \d+ ms/) != nil)
        #expect(lines[1].wholeMatch(of: /GET http:\S+\/status\/404: 404, 26 bytes, \d+ ms/) != nil)
        // Curl says "47 bytes remaining" or "47 bytes missing".
        #expect(lines[2].contains(" 47 bytes "))
        #expect(!lines.joined().contains("secret"))
    }

    /// Each access once wrapped the closures in others, and the last call exhausted the stack.
    @Test func theSettingsStayTheSameHoweverOftenTheyAreRead() {
        for _ in 0..<1_000_000 { _ = (Hooks.requestLogHandler, URLSession.rx.shouldLogRequest) }
        _ = URLSession.rx.shouldLogRequest(URLRequest(url: server.url("menu")))
    }

    @Test func shouldLogRequestTurnsLoggingOff() async throws {
        let filter = URLSession.rx.shouldLogRequest
        URLSession.rx.shouldLogRequest = { $0.url?.path != "/status/404" }
        defer { URLSession.rx.shouldLogRequest = filter }
        #expect(try await lines(of: ["menu", "status/404"]).count == 1)
        URLSession.rx.shouldLogRequest = { _ in false }
        #expect(try await lines(of: ["menu", "status/404"]) == [])
    }

    @Test("errors and log lines hide a URL's secrets")
    func secrets() async throws {
        let words = Guarded<[String]>([])
        let (handler, filter) = (Hooks.requestLogHandler, URLSession.rx.shouldLogRequest)
        URLSession.rx.shouldLogRequest = { _ in true }
        Hooks.requestLogHandler = { line in words.withLock { $0.append(line) } }
        defer { (Hooks.requestLogHandler, URLSession.rx.shouldLogRequest) = (handler, filter) }
        for path in ["status/404", "silent", "truncated", "malformed", "nowhere", "garbage"] {
            let plain = server.url(path).absoluteString.replacing("http://", with: "http://ada:hush@")
            let url = try #require(URL(string: plain + "?token=hush&page=2&hush#hush"))
            do { _ = try await session.rx.json(url: url).asSingle().value } catch {
                words.withLock { $0.append(error.localizedDescription) }
            }
        }
        let told = words.withLock { $0 }.filter { $0.contains(server.url("").absoluteString) }
        #expect(told.count >= 10)
        #expect(told.allSatisfy { !$0.contains("hush") && !$0.contains("ada") })
        #expect(told.allSatisfy { $0.contains("?token=…&page=…&…#…") })
    }
}
