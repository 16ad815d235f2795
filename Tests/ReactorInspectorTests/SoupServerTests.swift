#if Inspector
import Foundation
import Rx
import RxSupport
import Testing

@testable import ReactorInspector

/// Requests of ill-behaved programs, and the resources they cost.
@Suite(.timeLimit(.minutes(15))) struct SoupServerTests {
    private typealias Refusal = InspectorAccess.Refusal

    /// A server with its own access.
    private final class Served {
        let server: SoupServer
        let port: UInt16
        let invitation: String
        var cookie: String { "reactor-inspector-\(port)=secret" }

        init(timeLimit: UInt32 = 10_000) throws {
            let server = SoupServer(timeLimit: timeLimit)
            self.server = server
            let invitation = Guarded("")
            port = try server.start(ports: 7_800...7_999) { port in
                var access = InspectorAccess(port: port, secret: "secret")
                invitation.replace(by: access.makeInvitation())
                return SoupServer.Handlers(
                    authorize: { access.authorize($0) }, file: { PageFiles.file(at: $0) }, onOpen: { _ in })
            }
            self.invitation = invitation.withLock { $0 }
        }

        deinit { server.stop() }

        /// The answer to a request, read to the connection's end.
        func answer(to request: String) throws -> String {
            let connection = try #require(LocalConnection(port: port))
            connection.send(request)
            return connection.rest()
        }

        func request(
            _ path: String = "/", method: String = "GET", host: String? = nil, cookie: String? = nil, _ more: String...
        ) -> String {
            let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
            let cookies = cookie.map { ["Cookie: \($0)"] } ?? []
            return (lines + cookies + more).joined(separator: "\r\n") + "\r\n\r\n"
        }

        var handshake: [String] {
            [
                "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Version: 13",
            ]
        }
    }

    /// A request that is refused for this reason only, unless it has no key.
    private func request(for refusal: Refusal, _ served: Served) -> String {
        switch refusal {
        case .host: served.request(host: "evil.example:\(served.port)", cookie: served.cookie)
        case .origin: served.request(cookie: served.cookie, "Origin: http://evil.example")
        case .path: served.request("/socket/", cookie: served.cookie)
        case .method: served.request(method: "POST", cookie: served.cookie)
        case .body: served.request(cookie: served.cookie, "Content-Length: 5") + "hello"
        case .socketWithoutOrigin: served.request("/socket", cookie: served.cookie)
        case .noCredentials: served.request()
        case .invalidToken: served.request("/?token=0123")
        case .notWebSocket: served.request("/socket", cookie: served.cookie, "Origin: http://127.0.0.1:\(served.port)")
        }
    }

    @Test("a refusal names its reason and ends the connection", arguments: InspectorAccess.Refusal.allCases)
    func refusals(refusal: InspectorAccess.Refusal) throws {
        let served = try Served()
        let answer = try served.answer(to: request(for: refusal, served))
        #expect(answer.hasPrefix("HTTP/1.1 \(refusal.status) "), "\(answer)")
        #expect(answer.hasSuffix("\r\n\r\n\(refusal.message)\n"))
        #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
        #expect(answer.contains("X-Frame-Options: DENY"))
        withExtendedLifetime(served) {}
    }

    @Test("a page is served, and then the connection ends") func page() throws {
        let served = try Served()
        let welcome = try served.answer(to: served.request(served.invitation))
        #expect(welcome.hasPrefix("HTTP/1.1 303 "))
        #expect(welcome.contains("Set-Cookie: \(served.cookie)"))
        let page = try served.answer(to: served.request(cookie: served.cookie))
        #expect(page.hasPrefix("HTTP/1.1 200 "))
        #expect(page.lowercased().contains("\r\nconnection: close\r\n"))
        for path in InspectorAccess.paths where path != InspectorAccess.socketPath {
            let file = try served.answer(to: served.request(path, cookie: served.cookie))
            #expect(file.hasPrefix("HTTP/1.1 200 "), "\(path)")
        }
    }

    @Test(
        "a socket opens only at its path and for our page",
        arguments: [
            "/socket/", "/socket/x", "/socket//", "//socket", "/%73ocket/", "/Socket", "/socket%2F", "/socket?",
            "/socket",
        ])
    func sockets(path: String) throws {
        let served = try Served()
        let lines = served.handshake.joined(separator: "\r\n")
        let opened = try served.answer(to: served.request(path, cookie: served.cookie, lines))
        #expect(!opened.hasPrefix("HTTP/1.1 101"), "without an origin")
        let foreign = try served.answer(
            to: served.request(path, cookie: served.cookie, lines, "Origin: http://evil.example"))
        #expect(!foreign.hasPrefix("HTTP/1.1 101"), "of another site")
        let stranger = try served.answer(to: served.request(path, lines, "Origin: http://127.0.0.1:\(served.port)"))
        #expect(!stranger.hasPrefix("HTTP/1.1 101"), "without a cookie")
    }

    @Test("a page's socket outlives the time limit of requests") func pageStays() throws {
        let served = try Served(timeLimit: 200)
        let page = try #require(LocalConnection(port: served.port))
        page.send(
            served.request(
                "/socket", cookie: served.cookie, served.handshake.joined(separator: "\r\n"),
                "Origin: http://127.0.0.1:\(served.port)"))
        #expect(page.head().hasPrefix("HTTP/1.1 101"))
        // An idle connection ends by then. The page's socket, which is older, would have ended first.
        #expect(try #require(LocalConnection(port: served.port)).rest() == "")
        #expect(page.send("\u{89}\u{80}abcd"))
        withExtendedLifetime(served) {}
    }

    @Test("1,500 requests leave no descriptor open") func descriptors() throws {
        let served = try Served()
        _ = try served.answer(to: served.request())
        let before = LocalConnection.descriptors
        let count = ProcessInfo.processInfo.environment["INSPECTOR_REQUESTS"].flatMap(Int.init) ?? 1_500
        for number in 0..<count {
            // Every other connection closes without waiting for an answer.
            let connection = try #require(LocalConnection(port: served.port))
            connection.send(served.request(cookie: number % 3 == 0 ? served.cookie : nil))
            if number % 2 == 0 { _ = connection.rest() }
        }
        _ = try served.answer(to: served.request())
        // Other tests open descriptors of their own meanwhile.
        #expect(LocalConnection.descriptors < before + 200)
    }

    @Test("a body is refused before it is read") func bodies() throws {
        let served = try Served(timeLimit: 500)
        let long = try #require(LocalConnection(port: served.port))
        long.send(served.request(method: "POST", "Content-Length: 2147483648"))
        var sent = 0
        let piece = String(repeating: "x", count: 1 << 16)
        // The connection ends at the time limit of a request, however much is still unsent.
        while sent < 1 << 31, long.send(piece) { sent += piece.utf8.count }
        #expect(sent < 1 << 31)
        let memory = try #require(
            String(contentsOfFile: "/proc/self/status", encoding: .utf8).firstMatch(of: /VmHWM:\s+(\d+) kB/)
                .flatMap { Int($0.1) })
        #expect(memory < 1 << 20, "the server buffered a gigabyte")
    }

    @Test("idle connections are limited in number and in time") func halfOpen() throws {
        let served = try Served(timeLimit: 1_000)
        let idle = (0..<200).compactMap { _ in LocalConnection(port: served.port) }
        #expect(idle.count == 200)
        for connection in idle.prefix(50) { connection.send("GET / HTTP/1.1\r\nHost: ") }
        let answer = try served.answer(to: served.request())
        #expect(answer.hasPrefix("HTTP/1.1 403"), "idle connections must keep nobody out")
        #expect(idle.allSatisfy { $0.rest() == "" })
    }

    @Test("an endless header is refused") func header() throws {
        let served = try Served(timeLimit: 2_000)
        let connection = try #require(LocalConnection(port: served.port))
        connection.send("GET / HTTP/1.1\r\nX: ")
        var sent = 0
        let piece = String(repeating: "x", count: 1 << 16)
        while sent < 1 << 26, connection.send(piece) { sent += piece.utf8.count }
        #expect(sent < 1 << 26)
    }
}
#endif
