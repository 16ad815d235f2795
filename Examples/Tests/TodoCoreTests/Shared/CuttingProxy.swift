#if PostgreSQL
import Foundation
import Glibc
import Synchronization

/// Passes the bytes between clients and a server on this machine. It can lose the answer to a statement.
final class CuttingProxy: Sendable {
    let port: UInt16
    private let listener: Int32
    private let state = Mutex(State())

    private struct State {
        /// The statement whose answer is to be lost.
        var statement: String?
        /// How many connections are refused after that.
        var refusalsToCome = 0
        /// How many of the next connections are refused.
        var refusals = 0
        var lostAnswers = 0
    }

    /// Makes the proxy of a server.
    init(to serverPort: UInt16) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        port = try Self.listen(listener)
        Thread.detachNewThread { [self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else {
                    close(listener)
                    return
                }
                let isRefused = state.withLock { state in
                    defer { state.refusals = max(0, state.refusals - 1) }
                    return state.refusals > 0
                }
                guard !isRefused, let server = Self.connect(to: serverPort) else {
                    close(client)
                    continue
                }
                pass(client, server)
            }
        }
    }

    /// Ends the proxy. Its connections end when the client or the server closes them.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Passes the next request with `statement` to the server, waits for the answer, and closes the connection instead
    /// of passing the answer on. Then refuses the next connections.
    func loseAnswer(to statement: String, refusingNext count: Int = 0) {
        state.withLock { ($0.statement, $0.refusalsToCome) = (statement, count) }
    }

    /// How many answers were lost.
    var lostAnswers: Int { state.withLock { $0.lostAnswers } }

    private func pass(_ client: Int32, _ server: Int32) {
        let connection = ProxyConnection(client, server)
        Thread.detachNewThread { [self] in
            Self.copy(from: client, to: server) { bytes in
                state.withLock { state in
                    guard let statement = state.statement, bytes.firstRange(of: Data(statement.utf8)) != nil else {
                        return
                    }
                    state.statement = nil
                    connection.beginCut()
                }
                return true
            }
            connection.endDirection()
        }
        Thread.detachNewThread { [self] in
            Self.copy(from: server, to: client) { _ in
                guard connection.isCut else { return true }
                state.withLock { state in
                    state.lostAnswers += 1
                    state.refusals = state.refusalsToCome
                }
                return false
            }
            connection.endDirection()
        }
    }

    /// Copies bytes until one side has ended or `mayPass` returns false. Then ends both sides.
    private static func copy(from source: Int32, to target: Int32, _ mayPass: (Data) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(source, &buffer, buffer.count, 0)
            guard count > 0, mayPass(Data(buffer[..<count])) else { break }
            var sent = 0
            while sent < count {
                let more = buffer[sent..<count].withUnsafeBytes {
                    send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard more > 0 else { break }
                sent += more
            }
        }
        shutdown(source, Int32(SHUT_RDWR))
        shutdown(target, Int32(SHUT_RDWR))
    }

    private static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func connect(to port: UInt16) -> Int32? {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = loopback(port)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(server)
            return nil
        }
        return server
    }

    /// - Returns: The port.
    private static func listen(_ listener: Int32) throws -> UInt16 {
        var address = loopback(0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && Glibc.listen(listener, 16) == 0
                    && getsockname(listener, $0, &size) == 0
            }
        }
        guard status else { throw CocoaError(.fileReadUnknown) }
        return UInt16(bigEndian: address.sin_port)
    }
}

/// A connection of a client, with its connection to the server.
private final class ProxyConnection: Sendable {
    private let client: Int32
    private let server: Int32
    private let state = Mutex((isCut: false, directions: 2))

    init(_ client: Int32, _ server: Int32) { (self.client, self.server) = (client, server) }

    /// Whether the next answer is lost.
    var isCut: Bool { state.withLock { $0.isCut } }

    func beginCut() { state.withLock { $0.isCut = true } }

    /// Closes the sockets if both directions have ended.
    func endDirection() {
        let left = state.withLock { state in
            state.directions -= 1
            return state.directions
        }
        guard left == 0 else { return }
        close(client)
        close(server)
    }
}
#endif
