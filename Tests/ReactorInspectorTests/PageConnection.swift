#if Inspector
import Foundation

@testable import ReactorInspector

/// A page's connection to a session, without a browser.
final class PageConnection {
    private struct Received: Decodable {
        let status: Status?
    }

    /// A part of `Message.Status`.
    struct Status: Decodable {
        struct KnownReactor: Decodable { let steps: Int }
        let reactors: [KnownReactor]
    }

    private let connection: LocalConnection

    /// - Parameter address: The address of a session, which admits one browser.
    /// - Returns: `nil` if the session does not accept the page.
    init?(address: URL) {
        guard let port = address.port.flatMap(UInt16.init(exactly:)), let query = address.query,
            let visit = LocalConnection(port: port), let connection = LocalConnection(port: port)
        else { return nil }
        self.connection = connection
        let host = "127.0.0.1:\(port)"
        visit.send("GET /?\(query) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        guard let cookie = visit.rest().firstMatch(of: /Set-Cookie: ([^;]+)/)?.1 else { return nil }
        let lines = [
            "GET /socket HTTP/1.1", "Host: \(host)", "Origin: http://\(host)", "Cookie: \(cookie)",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
        connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        guard connection.head().hasPrefix("HTTP/1.1 101") else { return nil }
    }

    /// Sends a text of at most 125 bytes, in one frame with a mask of zeros.
    func send(_ text: String) {
        connection.send([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8))
    }

    /// The next status. Skips all other messages. `nil` if the session ends before.
    func status() throws -> Status? {
        while let text = message() {
            let received = try JSONDecoder().decode(Received.self, from: Data(text.utf8))
            if let status = received.status { return status }
        }
        return nil
    }

    /// The next text. Each text is one frame.
    private func message() -> String? {
        while let head = connection.bytes(2) {
            let extended = [126: 2, 127: 8][head[1]] ?? 0
            guard let size = connection.bytes(extended) else { return nil }
            let count = extended == 0 ? Int(head[1]) : size.reduce(0) { $0 << 8 | Int($1) }
            guard let bytes = connection.bytes(count) else { return nil }
            if head[0] == 0x81 { return String(decoding: bytes, as: UTF8.self) }
        }
        return nil
    }
}
#endif
